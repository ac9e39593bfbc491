/**
 * `npm run bench:movegen` (V-13): finds all plays and the best play, and compares with scrabble-solver on the same words and
 * positions. Each engine runs with a GADDAG and as the product's bots search. Figures are CPU time of one thread, from the best of
 * several interleaved rounds. Every engine must find the peer's number of plays and sum of points.
 */
import { openBuilt } from "../../lexicons/open-built.ts";
import { walk } from "../../shared/lexicon/dawg.ts";
import { forwardDictionary, fullDictionary } from "../../shared/lexicon/movegen/dictionary.ts";
import { type EngineMaker, typescriptEngine } from "../../shared/lexicon/movegen/engine.ts";
import { buildGaddag } from "../../shared/lexicon/movegen/gaddag.ts";
import { MoveGenerator } from "../../shared/lexicon/movegen/generator.ts";
import type { Task } from "../../shared/lexicon/movegen/task.ts";
import { flag, optional, readArguments, wholeNumber } from "../../tools/arguments.ts";
import { fetchPeer } from "./bench-peer.ts";
import { ALFA, BLANK, selfPlay, withWild } from "./bench-positions.ts";
import { countPlays } from "./count.ts";
import { webAssembly } from "./engines.ts";

const MAX_WORD_LENGTH = 15;
const values = readArguments({ quick: flag, rounds: optional(wholeNumber(undefined, 1)), seed: wholeNumber(1) });
const count = values.quick ? 300 : 1000;
const rounds = values.rounds ?? (values.quick ? 5 : 7);

const lexicon = await openBuilt("en");
const words: string[] = [];
walk(
  lexicon.dawg,
  (places, length) => {
    if (length <= MAX_WORD_LENGTH)
      words.push(Array.from(places.subarray(0, length), (place) => lexicon.alphabet[place]).join(""));
  },
  MAX_WORD_LENGTH + 2,
);
console.error(`${words.length} words`);

const graph = forwardDictionary(lexicon.dawg);
const full = fullDictionary(buildGaddag(lexicon.dawg, MAX_WORD_LENGTH + 2), lexicon.dawg.nodes.length);
const make = (engine: EngineMaker, dictionary = full) => new MoveGenerator(dictionary, lexicon.alphabet, engine);
const wasm = make(webAssembly);
const typescript = make(typescriptEngine);
/** What bots search with (client/local/bots/bot.worker.ts). */
const bots = make(webAssembly, graph);

const peer = fetchPeer();
const positions = selfPlay(wasm, peer.game, count, values.seed);
const solver = peer.open(words.map((word) => word.toLowerCase()));
const tasks = positions.map(({ task }) => task);
const solves = positions.map(({ letters, rack }) => solver.prepare(15, letters, rack));
const withAlfa = positions.flatMap((position) => withWild(position, ALFA) ?? []);
const withBlank = positions.flatMap((position) => withWild(position, BLANK) ?? []);

let plays = 0;
positions.forEach(({ rack }, at) => {
  const results = solves[at]?.() ?? [];
  const sum = results.reduce((all, { points }) => all + points, 0);
  const best = results.reduce((most, { points }) => Math.max(most, points), Number.NEGATIVE_INFINITY);
  plays += results.length;
  for (const generator of [wasm, typescript, bots, make(typescriptEngine, graph)].slice(0, at % 50 === 0 ? 4 : 3)) {
    const task = tasks[at] as Task;
    const own = countPlays(generator, task);
    const top = generator.best(task)?.points ?? Number.NEGATIVE_INFINITY;
    if (own.placements !== results.length || own.sum !== sum || top !== best) {
      throw new Error(`position ${at}, rack ${rack}: ${results.length} plays, sum ${sum}, best ${best}; ${JSON.stringify(own)}`);
    }
  }
});
console.error(`${positions.length} positions, ${plays} plays: the same from all engines`);

const all = (generator: MoveGenerator, on: readonly Task[]) => () => {
  for (const task of on) countPlays(generator, task);
};
const best = (generator: MoveGenerator, on: readonly Task[]) => () => {
  for (const task of on) generator.best(task);
};
const solveAll = () => {
  for (const solve of solves) solve();
};
const runs: Readonly<Record<string, { readonly run: () => void; readonly on: number }>> = {
  peer: { run: solveAll, on: positions.length },
  "TypeScript, all": { run: all(typescript, tasks), on: tasks.length },
  "WebAssembly, all": { run: all(wasm, tasks), on: tasks.length },
  "WebAssembly on the word graph, all": { run: all(bots, tasks), on: tasks.length },
  "TypeScript, best": { run: best(typescript, tasks), on: tasks.length },
  "WebAssembly, best": { run: best(wasm, tasks), on: tasks.length },
  "WebAssembly on the word graph, best": { run: best(bots, tasks), on: tasks.length },
  "WebAssembly, all with a blank": { run: all(wasm, withBlank), on: withBlank.length },
  "WebAssembly, best with an alfa tile": { run: best(wasm, withAlfa), on: withAlfa.length },
};

const least = new Map<string, number>();
for (let round = 0; round < rounds; round++) {
  for (const [name, { run, on }] of Object.entries(runs)) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    least.set(name, Math.min((user + system) / on, least.get(name) ?? Number.POSITIVE_INFINITY));
  }
}

const micros = (name: string) => least.get(name) ?? Number.NaN;
for (const name of Object.keys(runs)) {
  console.error(
    `${name.padEnd(36)} ${micros(name).toFixed(1).padStart(8)} µs ${(1e6 / micros(name)).toFixed(0).padStart(7)} positions/s`,
  );
}
const ratio = (one: string, other: string) => Number((micros(one) / micros(other)).toFixed(2));
console.log(
  JSON.stringify({
    bench: "movegen",
    positions: positions.length,
    allVsPeer: ratio("peer", "WebAssembly, all"),
    bestVsPeer: ratio("peer", "WebAssembly, best"),
    botsAllVsPeer: ratio("peer", "WebAssembly on the word graph, all"),
    botsBestVsPeer: ratio("peer", "WebAssembly on the word graph, best"),
    tsAllVsPeer: ratio("peer", "TypeScript, all"),
    tsBestVsPeer: ratio("peer", "TypeScript, best"),
    alfaBestVsAll: ratio("WebAssembly, best with an alfa tile", "WebAssembly, all with a blank"),
  }),
);
