// Opening a table in this browser: the rules from the engine, and the bots that it can run.
import type { House } from "../pages/new/houses";
import { rulesHere } from "./rules";
import { newTable } from "./tables";

export const houseHere: House = {
  ...rulesHere,
  here: true,
  openTable: newTable,
};
