// The three ways to end a round of gin.
export type Knocking = "knock" | "gin" | "big_gin";
