// The sounds of a card table, made of tones and noise: no file is loaded for them.
import { settings, type Volume } from "../../../lib/settings.svelte";
import type { News } from "../../../lib/socket.svelte";
import { momentOf } from "./moments";

export type Sound = "deal" | "draw" | "discard" | "lay" | "knock" | "gin" | "turn" | "call" | "end" | "warning";

/** A part of a sound: its start and duration in seconds, and its relative volume. */
interface Part {
  readonly at: number;
  readonly lasts: number;
  readonly gain: number;
}
interface Tone extends Part {
  readonly type: "sine" | "triangle";
  /** In Hz; it slides from the first to the second. */
  readonly from: number;
  readonly to?: number;
}
/** Noise through a band around a frequency in Hz: paper, felt, wood. */
interface Noise extends Part {
  readonly band: number;
  readonly narrow: number;
}

const rustle = (at: number, gain = 0.5): Noise => ({ at, lasts: 0.06, gain, band: 3200, narrow: 0.8 });
const tap = (at: number): (Tone | Noise)[] => [
  { at, lasts: 0.09, gain: 0.9, type: "sine", from: 190, to: 85 },
  { at, lasts: 0.03, gain: 0.5, band: 1400, narrow: 1.5 },
];
const bell = (at: number, from: number, lasts = 0.35): Tone[] => [
  { at, lasts, gain: 0.32, type: "sine", from },
  { at, lasts: lasts * 0.6, gain: 0.08, type: "sine", from: from * 2.01 },
];

const SOUNDS: Readonly<Record<Sound, readonly (Tone | Noise)[]>> = {
  deal: Array.from({ length: 8 }, (_, card) => rustle(card * 0.1, 0.35)),
  draw: [{ at: 0, lasts: 0.13, gain: 0.4, band: 2400, narrow: 0.7 }],
  discard: [rustle(0, 0.4), { at: 0.03, lasts: 0.06, gain: 0.35, type: "sine", from: 150, to: 90 }],
  lay: [rustle(0), rustle(0.09), rustle(0.18), { at: 0.2, lasts: 0.08, gain: 0.4, type: "sine", from: 150, to: 80 }],
  knock: [...tap(0), ...tap(0.17)],
  gin: [...tap(0), ...bell(0.16, 523), ...bell(0.26, 659), ...bell(0.36, 784), ...bell(0.46, 1047, 0.7)],
  turn: [...bell(0, 523, 0.2), ...bell(0.11, 659, 0.3)],
  call: [...bell(0, 784, 0.18), ...bell(0.12, 784, 0.25)],
  end: [...bell(0, 523), ...bell(0.14, 659), ...bell(0.28, 784, 0.6)],
  warning: [...bell(0, 880, 0.14), ...bell(0.18, 880, 0.14)],
};

const LOUD: Readonly<Record<Volume, number>> = { soft: 0.12, medium: 0.3, loud: 0.7 };

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
/** The last sound: if two parts of a table play it at the same time, it is heard once. */
let last: { sound: Sound; at: number } | null = null;
const TOGETHER_MS = 100;

/** Play a sound. A browser that allows none stays silent. */
export function play(sound: Sound): void {
  // A call must be noticed on a phone that lies on the table; browsers allow that after the first tap.
  if (sound === "call" && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 80, 60]);
  if (typeof AudioContext === "undefined") return;
  const at = performance.now();
  if (last?.sound === sound && at - last.at < TOGETHER_MS) return;
  last = { sound, at };
  const audio = (context ??= new AudioContext());
  // Before the first press of a key or pointer a browser plays nothing; that is no fault.
  if (audio.state === "suspended") audio.resume().catch(() => undefined);
  noise ??= hiss(audio);
  const whole = audio.createGain();
  whole.gain.value = LOUD[settings.volume];
  whole.connect(audio.destination);
  for (const part of SOUNDS[sound]) {
    const start = audio.currentTime + part.at;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(part.gain, start + Math.min(0.012, part.lasts / 4));
    volume.gain.exponentialRampToValueAtTime(0.0001, start + part.lasts);
    volume.connect(whole);
    const source = "band" in part ? hissing(audio, noise, part, volume) : sounding(audio, part, start, volume);
    source.start(start);
    source.stop(start + part.lasts + 0.02);
  }
}

function sounding(audio: AudioContext, tone: Tone, start: number, to: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = tone.type;
  source.frequency.setValueAtTime(tone.from, start);
  if (tone.to !== undefined) source.frequency.exponentialRampToValueAtTime(tone.to, start + tone.lasts);
  source.connect(to);
  return source;
}

function hissing(audio: AudioContext, buffer: AudioBuffer, part: Noise, to: AudioNode): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = part.band;
  filter.Q.value = part.narrow;
  source.connect(filter).connect(to);
  return source;
}

/** Half a second of white noise. */
function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  return buffer;
}

/** The one sound for the events: the most important one; null for none. */
export function soundOf(news: News): Sound | null {
  const moment = momentOf(news);
  if (moment) return moment.kind === "knock" ? "knock" : "gin";
  const types = new Set(news.events.map(({ event }) => event.type));
  const has = (...any: (typeof types extends Set<infer T> ? T : never)[]) => any.some((type) => types.has(type));
  if (has("dealt")) return "deal";
  if (has("round_over", "hand_over")) return "end";
  if (has("may_i_called")) return "call";
  if (has("laid_down", "laid_off", "displaced", "shown")) return "lay";
  if (has("discarded")) return "discard";
  if (has("drew", "took", "penalty", "may_i_granted")) return "draw";
  return null;
}

/** Play the sound of the events. */
export function hear(news: News): void {
  const sound = soundOf(news);
  if (sound !== null) play(sound);
}
