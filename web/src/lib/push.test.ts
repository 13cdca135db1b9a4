import { describe, expect, it } from "vitest";
import { clock, minutes } from "../pages/account/hours";
import { bytes, deviceName } from "./push";

describe("notices on a device", () => {
  it("names a browser as people do", () => {
    const chrome = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
    const safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604";
    expect(deviceName(chrome)).toBe("Chrome, Android");
    expect(deviceName(safari)).toBe("Safari, iPhone");
    expect(deviceName("something else")).toBe("Browser");
  });

  it("decodes the key of the server", () => {
    expect([...bytes("-_8B")]).toEqual([251, 255, 1]);
  });

  it("reads and writes times of day", () => {
    expect([clock(0), clock(7 * 60 + 5), clock(23 * 60 + 59)]).toEqual(["00:00", "07:05", "23:59"]);
    expect([minutes("07:05"), minutes("23:59:00"), minutes("")]).toEqual([425, 1439, null]);
  });
});
