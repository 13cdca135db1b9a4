// Programs with accounts of their own: those of an owner, and challenges to play.
import { ask } from "./api";
import type { BotListed, ChallengeForm, ChallengeShown, NewTokenForm, OwnBotShown, TokenMade } from "./protocol";

const part = encodeURIComponent;

export const bots = {
  mine: () => ask<OwnBotShown[]>("GET", "/api/me/bots"),
  make: (name: string) => ask<OwnBotShown[]>("POST", "/api/me/bots", { name }),
  drop: (name: string) => ask<OwnBotShown[]>("DELETE", `/api/me/bots/${part(name)}`),
  newToken: (name: string, form: NewTokenForm) => ask<TokenMade>("POST", `/api/me/bots/${part(name)}/tokens`, form),
  revoke: (name: string, id: string) => ask<OwnBotShown[]>("DELETE", `/api/me/bots/${part(name)}/tokens/${part(id)}`),
  online: () => ask<BotListed[]>("GET", "/api/bots"),
  challenge: (form: ChallengeForm) => ask<ChallengeShown>("POST", "/api/challenges", form),
} as const;
