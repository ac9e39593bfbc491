/** A player on one page: the actions of the match screen, and what it shows. */
import { expect, type Locator, type Page } from "@playwright/test";
import { sv } from "../../client/i18n/sv/index.ts";
import type { BarItem, PowerId } from "../../shared/rules/model.ts";
import { dropOn, type Grip, movePiece } from "./hand.ts";
import { hears } from "./heard.ts";

export { sv };

const itemName = (item: BarItem): string => {
  if (item === "gold") return sv.powers.goldTile;
  if (item === "alfa:pentagon") return sv.powers.alfaTile("pentagon");
  if (item === "alfa:hexagon") return sv.powers.alfaTile("hexagon");
  return item === "alfa:septagon" ? sv.powers.alfaTile("septagon") : sv.powers.power[item].name;
};

export class Player {
  readonly page: Page;
  readonly grip: Grip;
  readonly board: Locator;
  readonly hand: Locator;
  readonly powerBar: Locator;
  /** The line below the board. */
  readonly note: Locator;
  readonly playButton: Locator;
  /** The latest move, with the bag. */
  readonly lastLine: Locator;
  readonly own: Locator;
  readonly opponent: Locator;
  readonly badge: Locator;
  readonly unknownFrames: Locator;
  readonly dialog: Locator;

  constructor(page: Page, grip: Grip) {
    this.page = page;
    this.grip = grip;
    this.board = page.getByRole("grid", { name: sv.match.board, exact: true });
    this.hand = page.getByRole("group", { name: sv.board.hand, exact: true });
    this.powerBar = page.getByRole("group", { name: sv.board.powerBar, exact: true });
    this.note = page.locator(".note");
    this.playButton = page.locator(".play-button");
    this.lastLine = page.locator(".last-line");
    this.opponent = page.locator("section.panel").first();
    this.own = page.getByRole("region", { name: sv.match.you, exact: true });
    this.badge = page.locator(".score-badge");
    this.unknownFrames = page.locator(".word-frame");
    this.dialog = page.getByRole("dialog");
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async openMatch(match: string): Promise<void> {
    await this.open(`/match/${match}`);
    await expect(this.board).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Waits for an announcement after the last awaited one. */
  async hears(what: string | RegExp): Promise<void> {
    await hears(this.page, what);
  }

  square(at: string): Locator {
    return this.board.locator(`[data-at="${at}"]`);
  }

  /** Waits until the spoken name of the square has this text. */
  async sees(at: string, what: string): Promise<void> {
    await expect(this.square(at)).toHaveAccessibleName(sv.board.square(at, what));
  }

  /** A tile in the hand, not on the board. */
  tile(letter: string): Locator {
    return this.hand.getByRole("button", { name: new RegExp(`^${letter}, \\d+ poäng$`) }).first();
  }

  /** The letters of the hand from left to right, with `·` for an empty or dimmed place. */
  async handLetters(): Promise<string> {
    const places = this.hand.locator(".rack-place");
    const seen = await places.evaluateAll((all) =>
      all
        .map((place) => ({
          left: place.getBoundingClientRect().left,
          letter: place.querySelector(".tile .letter")?.textContent ?? "·",
        }))
        .sort((a, b) => a.left - b.left)
        .map(({ letter }) => letter),
    );
    return seen.join("");
  }

  /** Waits for these letters, in the form of `handLetters`. */
  async holds(letters: string): Promise<void> {
    await expect.poll(() => this.handLetters(), "the hand").toBe(letters);
  }

  /** A slot whose piece is not on the board. */
  slot(item: BarItem): Locator {
    return this.powerBar.getByRole("button", { name: itemName(item), exact: true }).first();
  }

  draftedSlot(item: BarItem, at: string): Locator {
    return this.powerBar.getByRole("button", { name: sv.board.laidAt(itemName(item), at), exact: true });
  }

  async lay(letter: string, at: string): Promise<void> {
    await movePiece(this.page, this.grip, this.tile(letter), this.square(at));
    await expect(this.square(at)).toHaveAccessibleName(new RegExp(`^${at}: ${letter}, .*${sv.board.drafted}$`));
  }

  /** Lays a word letter by letter. Covered squares are skipped. */
  async layWord(letters: string, at: readonly string[]): Promise<void> {
    for (const [index, square] of at.entries()) await this.lay(letters.charAt(index), square);
  }

  async place(power: PowerId, at: string): Promise<void> {
    await movePiece(this.page, this.grip, this.slot(power), this.square(at));
    if (power !== "morph") await expect(this.draftedSlot(power, at)).toBeVisible();
  }

  /** Lays an alfa or gold tile, which asks for its letter. */
  async layWild(item: BarItem, at: string, letter: string): Promise<void> {
    await movePiece(this.page, this.grip, this.slot(item), this.square(at));
    await this.pick(letter);
    await expect(this.draftedSlot(item, at)).toBeVisible();
  }

  async pick(letter: string): Promise<void> {
    await this.dialog.getByRole("button", { name: letter, exact: true }).tap();
    await expect(this.dialog).toBeHidden();
  }

  async buy(...powers: readonly PowerId[]): Promise<void> {
    await this.button(sv.match.shop).tap();
    for (const power of powers) {
      const { name } = sv.powers.power[power];
      const offer = this.dialog.getByRole("button", { name: new RegExp(`^Köp ${name} för`) });
      // The sheet must be rendered before its places are counted.
      await expect(offer).toBeVisible();
      const free = this.dialog.locator(".shop-pegs .free");
      const before = await free.count();
      await offer.tap();
      await expect(free, `${name} takes a slot`).toHaveCount(before - 1);
    }
    await this.closeSheet();
  }

  /** Sells a power for its price. */
  async sell(power: PowerId): Promise<void> {
    const area = this.page.locator(".sell-area");
    if (this.grip === "drag") return dropOn(this.page, this.slot(power), area);
    await this.slot(power).tap();
    await area.tap();
  }

  async closeSheet(): Promise<void> {
    await this.dialog.getByRole("button", { name: sv.app.close, exact: true }).tap();
    await expect(this.dialog).toBeHidden();
  }

  async play(): Promise<void> {
    await this.playButton.tap();
  }

  async pass(confirm: string = sv.match.passConfirm): Promise<void> {
    await this.button(sv.match.pass).tap();
    await this.dialog.getByRole("button", { name: confirm, exact: true }).tap();
    // A pass that ends the match opens the summary at once.
    await expect(this.page.getByRole("dialog", { name: sv.match.passTitle, exact: true })).toBeHidden();
  }

  async opponentName(): Promise<string> {
    return (await this.opponent.getAttribute("aria-label")) ?? "";
  }

  async plays(opponent: string): Promise<void> {
    await expect(this.opponent).toHaveAttribute("aria-label", opponent);
  }

  async isOnTurn(): Promise<void> {
    await expect(this.page).toHaveTitle(/^Din tur/);
    await expect(this.own).toHaveClass(/on-turn/);
  }

  async isWaiting(): Promise<void> {
    await expect(this.opponent).toHaveClass(/on-turn/);
    await expect(this.page).not.toHaveTitle(/^Din tur/);
  }

  async scoresAre(own: number, opponent: number): Promise<void> {
    await expect(this.own.locator(".panel-points [aria-hidden]")).toHaveText(String(own));
    await expect(this.opponent.locator(".panel-points [aria-hidden]")).toHaveText(String(opponent));
  }

  async coinsAre(own: number, opponent: number): Promise<void> {
    await expect(this.own.locator(".panel-purse span[aria-hidden]").first()).toHaveText(String(own));
    await expect(this.opponent.locator(".panel-purse span[aria-hidden]").first()).toHaveText(String(opponent));
  }
}
