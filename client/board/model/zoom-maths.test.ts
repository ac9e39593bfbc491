import { describe, expect, it } from "vitest";
import { type Frame, NO_ZOOM, panned, refitted, showing, tapZoom, within, zoomedAt } from "./zoom-maths.ts";

const square = (side: number): Frame => ({ width: side, height: side });
/** A half of Express on a phone of 320 px. */
const HALF: Frame = { width: 184, height: 391 };

describe("zooming the board", () => {
  it("keeps what lies under the finger where it is", () => {
    const zoom = zoomedAt(NO_ZOOM, 2, 100, 300, square(380));
    expect([(100 - zoom.x) / zoom.scale, (300 - zoom.y) / zoom.scale]).toEqual([100, 300]);
  });

  it("shows nothing beside the board", () => {
    expect(within({ scale: 2, x: 50, y: -1000 }, square(380))).toEqual({ scale: 2, x: 0, y: -380 });
    expect(panned({ scale: 2, x: -10, y: 0 }, 500, -5000, square(380))).toEqual({ scale: 2, x: 0, y: -380 });
  });

  it("brings a square into the frame, and moves nothing when it is there", () => {
    const zoom = { scale: 2, x: 0, y: -100 };
    expect(showing(zoom, 3, 5, 15, square(300))).toEqual(zoom);
    expect(showing(zoom, 14, 0, 15, square(300))).toEqual({ scale: 2, x: -300, y: 0 });
    expect(showing(NO_ZOOM, 14, 14, 15, square(300))).toEqual(NO_ZOOM);
  });

  it("goes from the whole board to three times as large, and no further", () => {
    expect(zoomedAt(NO_ZOOM, 0.4, 10, 10, square(380))).toEqual(NO_ZOOM);
    expect(zoomedAt(NO_ZOOM, 9, 10, 10, square(380)).scale).toBe(3);
  });

  it("A-75 gives a double tap squares of a fingertip's width, on a 17×17 board of 312 px as well", () => {
    expect(tapZoom(square(375), 15)).toBe(2);
    expect((312 / 17) * tapZoom(square(312), 17)).toBeCloseTo(44);
    expect(tapZoom(square(200), 21)).toBe(3);
  });

  it("shows the same part when the device is turned", () => {
    expect(refitted({ scale: 2, x: -100, y: -400 }, square(400), square(200))).toEqual({ scale: 2, x: -50, y: -200 });
    expect(refitted(NO_ZOOM, square(400), square(200))).toEqual(NO_ZOOM);
  });

  it("A-75 P-20 gives the squares of a half a fingertip's width too, and goes down to its last row", () => {
    expect((HALF.width / 8) * tapZoom(HALF, 8)).toBeGreaterThanOrEqual(44);
    expect(within({ scale: 2, x: -1000, y: -1000 }, HALF)).toEqual({ scale: 2, x: -184, y: -391 });
    expect(showing({ scale: 2, x: 0, y: 0 }, 7, 16, 8, HALF)).toEqual({ scale: 2, x: -184, y: -391 });
  });
});
