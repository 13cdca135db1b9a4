// The typed words about people: a nudge, and what the host can do.
import { listed, t } from "../../../lib/i18n.svelte";
import type { Scene, Word } from "../scene.svelte";
import { plain } from "../typed";

/** The seats of people whose names begin as typed; of several, one with just this name. */
export function seatsNamed(names: ReadonlyMap<number, string>, typed: string): number[] {
  const text = plain(typed.trim());
  const found = [...names].filter(([, name]) => text !== "" && plain(name).startsWith(text));
  const exact = found.filter(([, name]) => plain(name) === text);
  return (exact.length > 0 ? exact : found).map(([seat]) => seat);
}

/** The words of a player, and those of the host. */
export function peopleWords(scene: Scene): Word[] {
  const { table } = scene;
  const others = table.seats.filter((seat) => seat.kind === "person" && seat.seat !== table.you);
  if (table.you === null || others.length === 0 || table.stage === "over") return [];
  const host = table.host === table.you;
  const names = new Map(others.map(({ seat }) => [seat, scene.fullName(seat)]));
  const one = (typed: string): number => {
    const [seat, ...more] = seatsNamed(names, typed);
    if (seat === undefined || more.length > 0) throw new Error(t("type.people.who", { names: listed([...names.values()]) }));
    return seat;
  };
  const nudge: Word = {
    names: ["nudge"],
    usage: "nudge",
    help: t("type.people.nudge"),
    run: async (rest) => {
      const seats = rest.trim() === "" ? scene.table.nudges : [one(rest)];
      if (seats.length === 0) throw new Error(t("type.people.nudge.none"));
      for (const seat of seats) await scene.command({ type: "nudge", seat });
    },
  };
  const pause: Word = {
    names: ["pause"],
    usage: "pause",
    help: t("type.people.pause"),
    run: async () => void (await scene.command({ type: "pause" })),
  };
  const goOn: Word = {
    names: ["go-on", "go", "resume"],
    usage: "go-on",
    help: t("type.people.go.on"),
    run: async () => void (await scene.command({ type: "resume" })),
  };
  const letOut: Word = {
    names: ["let-out", "let", "out"],
    usage: `let-out ${names.values().next().value}`,
    help: t("type.people.let.out"),
    run: async (rest) => {
      const [first = "", ...more] = rest.trim().split(/\s+/);
      const name = plain(first) === "out" ? more.join(" ") : rest;
      await scene.command({ type: "let_out", seat: one(name) });
    },
  };
  return [nudge, ...(table.pause != null ? [goOn] : host ? [pause] : []), ...(host ? [letOut] : [])];
}
