// Passkeys: what the browser makes and signs, and what the server knows about reaching an account.
import { ask } from "../../lib/api";
import type {
  AddKeyForm,
  ConfirmedForm,
  KeyOptions,
  KeyShown,
  KeySigned,
  Me,
  MutedShown,
  NewKeyForm,
  RecoverForm,
  RecoveryCodes,
  Security,
} from "../../lib/protocol";
import { bytes } from "../../lib/push";

const part = encodeURIComponent;

export const keys = {
  security: () => ask<Security>("GET", "/api/me/security"),
  seen: () => ask<Security>("POST", "/api/me/security/seen"),
  signOutThere: (id: string) => ask<Security>("DELETE", `/api/me/sessions/${part(id)}`),
  rename: (key: KeyShown, name: string) => ask<Security>("PATCH", `/api/account/passkeys/${part(key.id)}`, { name }),
  drop: (key: KeyShown, form: ConfirmedForm) => ask<Security>("DELETE", `/api/account/passkeys/${part(key.id)}`, form),
  newCodes: (form: ConfirmedForm) => ask<RecoveryCodes>("POST", "/api/account/codes", form),
  mutes: () => ask<MutedShown[]>("GET", "/api/me/mutes"),
  unmute: (id: string) => ask<MutedShown[]>("DELETE", `/api/me/mutes/${part(id)}`),
  recover: (form: RecoverForm) => ask<Me>("POST", "/api/account/recover", form),
} as const;

/** Whether this browser has passkeys for this address: it needs https and a name, or localhost. */
export const passkeysHere = (): boolean =>
  isSecureContext && "PublicKeyCredential" in globalThis && !/^[\d.]+$|^\[/.test(location.hostname);

/** Encode bytes in base64url. */
export function base64(buffer: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

interface Named {
  id: string;
  type: "public-key";
}

/** Make a passkey on this device, and let the server keep it under a name. */
export async function makePasskey(name: string, form: NewKeyForm): Promise<Me> {
  const { public_key } = await ask<KeyOptions>("POST", "/api/account/passkeys/options", form);
  const options = public_key as unknown as PublicKeyCredentialCreationOptionsJSON;
  const found = (await navigator.credentials.create({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytes(options.challenge),
      user: { ...options.user, id: bytes(options.user.id) },
      excludeCredentials: ((options.excludeCredentials ?? []) as Named[]).map(({ id, type }) => ({ id: bytes(id), type })),
    },
  })) as PublicKeyCredential;
  const made = found.response as AuthenticatorAttestationResponse;
  const added: AddKeyForm = {
    name,
    made: { id: found.id, client_data: base64(made.clientDataJSON), attestation: base64(made.attestationObject) },
  };
  return ask<Me>("POST", "/api/account/passkeys", added);
}

/** Sign in with a passkey; with `offered`, the browser only offers it in the login field until then. */
export async function signInWithPasskey(offered?: AbortSignal): Promise<Me> {
  const { public_key } = await ask<KeyOptions>("POST", "/api/account/passkey/options");
  const found = (await navigator.credentials.get({
    publicKey: {
      ...(public_key as unknown as PublicKeyCredentialRequestOptions),
      challenge: bytes(String(public_key["challenge"])),
    },
    ...(offered ? { mediation: "conditional" as const, signal: offered } : {}),
  })) as PublicKeyCredential;
  const response = found.response as AuthenticatorAssertionResponse;
  const signed: KeySigned = {
    id: found.id,
    client_data: base64(response.clientDataJSON),
    authenticator_data: base64(response.authenticatorData),
    signature: base64(response.signature),
    user_handle: response.userHandle ? base64(response.userHandle) : null,
  };
  return ask<Me>("POST", "/api/account/passkey", signed);
}

/** Whether the browser can offer passkeys in the login field. */
export const offersPasskeys = async (): Promise<boolean> =>
  passkeysHere() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** Whether a person has closed the browser's own question about a passkey, or not answered it. */
export const gaveUp = (error: unknown): boolean =>
  error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name);
