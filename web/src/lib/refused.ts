// Why a command to a table was not carried out.
import { t } from "./i18n.svelte";

/** The server refused a command. */
export class CommandRefused extends Error {
  constructor(
    readonly code: string,
    words: string,
    readonly version: number,
  ) {
    super(words);
    this.name = "CommandRefused";
  }
}

/** A command was abandoned because the viewer left the table. */
export class TableLeft extends Error {
  constructor() {
    super(t("socket.left"));
    this.name = "TableLeft";
  }
}
