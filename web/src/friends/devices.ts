/** One person at several browsers: codes, and the devices that they let in. */

import type { Device, DeviceCode, DeviceList, NewDevice } from "../net/api";
import { deviceName } from "../net/device";
import { keepName, keepSecret, secret } from "../net/secret";
import { get, post, remove } from "../net/server";
import { say } from "../text/words.svelte";
import { settings, settingsToHand, takeSettings } from "../ui/settings.svelte";

export const devices = async (): Promise<Device[]> =>
  (await get<DeviceList>("/players/me/devices")).devices;

export const newCode = (): Promise<DeviceCode> =>
  post("/players/me/codes", { settings: settingsToHand() });

export const shutOut = (device: string): Promise<undefined> =>
  remove(`/players/me/devices/${device}`);

/** This browser becomes one of the person who made the code; who that is. */
export async function become(code: string): Promise<string> {
  const before = secret() ? await devices().catch(() => []) : [];
  const old = before.find((device) => device.this);
  const made = await post<NewDevice>("/devices", { code, device: deviceName() });
  // Whoever played here before is not listed as playing here any more, unless they play nowhere else.
  if (old && before.length > 1) await shutOut(old.device).catch(() => undefined);
  keepSecret(made.secret);
  keepName(made.nickname);
  takeSettings(made.settings);
  settings.name = made.nickname === say("guest") ? "" : made.nickname;
  return made.nickname;
}
