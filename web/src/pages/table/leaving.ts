// The ways out of a match before it is played out.

export type WayOut = "leave" | "resign" | "draw";
