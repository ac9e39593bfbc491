/** `bench:client` (V-13): what a build costs a visitor, beside another build in the same run where one is named. */
import type { Browser } from "@playwright/test";
import { chromium } from "@playwright/test";
import { median, rounded } from "../statistics.ts";
import { AUDITED, type Audit, type Audited, audit } from "./audits.ts";
import { DragBench, type Frames } from "./frames.ts";
import { compareFrames, type FigureTree } from "./page-metrics.ts";
import type { Side } from "./side.ts";
import {
  type FirstVisit,
  firstVisit,
  type Loading,
  loadingVisit,
  ROUTES,
  type Route,
  type Tapping,
  tappingVisit,
} from "./visits.ts";

export interface Options {
  /** Visits of every kind: figures are their medians. */
  readonly rounds: number;
  /** Lighthouse's runs of the landing page. */
  readonly audits: number;
  readonly log: (line: string) => void;
}

/** What has been measured of one build. */
interface Measured {
  readonly side: Side;
  readonly visit: FirstVisit;
  readonly loadings: Readonly<Record<Route, Loading[]>>;
  readonly tappings: Tapping[];
  readonly frames: Frames[];
  readonly audits: Readonly<Record<Audited, Audit[]>>;
}

const browserArguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** The figures of each side, in the order of the sides. Every round measures all sides in turn. */
export async function measureSides(
  executablePath: string,
  open: (browser: Browser) => Promise<readonly Side[]>,
  { rounds, audits, log }: Options,
): Promise<readonly FigureTree[]> {
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  let sides: readonly Side[] = [];
  try {
    sides = await open(browser);
    const all: Measured[] = [];
    for (const side of sides) all.push(await begin(browser, side, log));
    for (let round = 1; round <= rounds; round++) {
      for (const measured of inTurn(all, round)) await visitAll(browser, measured);
      for (const { side, loadings, tappings } of all) log(`round ${round}, ${side.name}: ${tellRound(loadings, tappings)}`);
    }
    await dragAll(browser, all, rounds);
    await browser.close();
    for (let run = 1; run <= audits; run++) {
      for (const { side, audits: made } of inTurn(all, run)) {
        for (const place of run === 1 ? AUDITED : (["landing"] as const))
          made[place].push(await audit(executablePath, side, place));
        log(`Lighthouse ${run}, ${side.name}: ${JSON.stringify(made.landing.at(-1))}`);
      }
    }
    return all.map(figuresOf);
  } finally {
    await browser.close();
    for (const side of sides) await side.stop();
  }
}

/** The side that goes first changes from round to round. */
const inTurn = <T>(sides: readonly T[], round: number): readonly T[] => (round % 2 === 0 ? sides : sides.toReversed());

async function begin(browser: Browser, side: Side, log: (line: string) => void): Promise<Measured> {
  const visit = await firstVisit(browser, side);
  log(`${side.name}: ${JSON.stringify(visit)}`);
  return {
    side,
    visit,
    loadings: { home: [], match: [], invite: [] },
    tappings: [],
    frames: [],
    audits: { landing: [], home: [], match: [] },
  };
}

async function visitAll(browser: Browser, { side, visit, loadings, tappings }: Measured): Promise<void> {
  for (const route of ROUTES) loadings[route].push(await loadingVisit(browser, side, route));
  tappings.push(await tappingVisit(browser, side, visit.firstTile));
}

async function dragAll(browser: Browser, all: readonly Measured[], rounds: number): Promise<void> {
  const benches: (readonly [DragBench, Frames[]])[] = [];
  for (const { side, frames } of all) benches.push([await DragBench.open(browser, side), frames]);
  for (let round = 1; round <= rounds; round++)
    for (const [bench, frames] of inTurn(benches, round)) frames.push(await bench.round());
  for (const [bench] of benches) await bench.close();
}

const tellRound = (loadings: Readonly<Record<Route, readonly Loading[]>>, tappings: readonly Tapping[]): string =>
  JSON.stringify({ ...Object.fromEntries(ROUTES.map((route) => [route, loadings[route].at(-1)])), tapping: tappings.at(-1) });

function figuresOf({ visit, loadings, tappings, frames, audits }: Measured): FigureTree {
  const { firstTile: _, ...weight } = visit;
  const onRoutes = (read: (loading: Loading) => number, digits?: number): Record<Route, number> => ({
    home: rounded(median(loadings.home.map(read)), digits),
    match: rounded(median(loadings.match.map(read)), digits),
    invite: rounded(median(loadings.invite.map(read)), digits),
  });
  const lcps = onRoutes(({ lcpAppliedMs }) => lcpAppliedMs, 0);
  const dragged = compareFrames(
    frames.flatMap(({ board }) => board),
    frames.flatMap(({ empty }) => empty),
  );
  const scores = (place: Audited): FigureTree => ({
    performance: median(audits[place].map(({ performance }) => performance)),
    accessibility: median(audits[place].map(({ accessibility }) => accessibility)),
    bestPractices: median(audits[place].map(({ bestPractices }) => bestPractices)),
  });
  return {
    ...weight,
    fcpMs: onRoutes(({ fcpMs }) => fcpMs, 0),
    lcpMs: rounded(median(audits.landing.map(({ lcpMs }) => lcpMs)), 0),
    lcpAppliedMs: lcps.home,
    lcpAppliedByRouteMs: lcps,
    firstTapMs: rounded(median(tappings.map(({ firstTapMs }) => firstTapMs)), 0),
    inpMs: median(tappings.map(({ inpMs }) => inpMs)),
    cls: Math.max(...Object.values(onRoutes(({ cls }) => cls, 4))),
    frameP99Ms: rounded(dragged.frameP99Ms),
    floorFrameP99Ms: rounded(dragged.floorFrameP99Ms),
    longFramesOverFloor: rounded(dragged.longFramesOverFloor),
    lighthouse: { landing: scores("landing"), home: scores("home"), match: scores("match") },
  };
}
