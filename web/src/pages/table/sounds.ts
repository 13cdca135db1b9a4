// Small sounds, made in the browser and off by default.
import { settings } from "../../lib/settings.svelte";

type Sound = "card" | "turn" | "knock" | "offer" | "end" | "warning";

/** Each sound is a few tones: frequency in Hz, start and duration in seconds. */
const TONES: Readonly<Record<Sound, readonly (readonly [number, number, number])[]>> = {
  card: [[190, 0, 0.05]],
  turn: [
    [523, 0, 0.12],
    [659, 0.11, 0.16],
  ],
  knock: [
    [120, 0, 0.08],
    [110, 0.14, 0.1],
  ],
  offer: [[784, 0, 0.14]],
  end: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.26],
  ],
  warning: [
    [880, 0, 0.1],
    [880, 0.18, 0.1],
  ],
};

let context: AudioContext | null = null;

/** Play a sound, if sound is on. A browser that allows none stays silent. */
export function blip(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === "suspended") {
    // Before the first press of a key or pointer a browser plays nothing; that is not an error.
    audio.resume().catch(() => undefined);
  }
  for (const [frequency, begins, lasts] of TONES[sound]) {
    const start = audio.currentTime + begins;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = frequency < 250 ? "triangle" : "sine";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.14, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + lasts + 0.02);
  }
}
