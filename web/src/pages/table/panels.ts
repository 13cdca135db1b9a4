// What can be opened beside the table.
export type PanelName = "sheet" | "story" | "memory" | "chat" | "deal";
