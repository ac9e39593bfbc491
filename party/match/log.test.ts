import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { MatchLog } from "../../shared/match/log/log.types.ts";
import { SqlMatchLog } from "../../shared/match/log/sql-log.ts";
import { logContract } from "../../shared/match/testing/log-contract.ts";
import { turns } from "../../shared/match/turns/mode.ts";
import type { Turns } from "../../shared/match/turns/turns.types.ts";
import { DurableSql } from "./sql.ts";

type Log = MatchLog<Turns>;

/** The object's storage can be used only inside of the object. */
logContract("a Durable Object", async () => {
  const stub = env.MATCH.getByName(crypto.randomUUID());
  return {
    open() {
      let log: Log | null = null;
      const inside = <T>(work: (log: Log) => T): Promise<T> =>
        runInDurableObject(stub, (_, { storage }) => {
          log ??= new SqlMatchLog(new DurableSql(storage), turns);
          return work(log);
        });
      return {
        load: () => inside((one) => one.load()),
        history: () => inside((one) => one.history()),
        command: (...given) => inside((one) => one.command(...given)),
        create: (...given) => inside((one) => one.create(...given)),
        append: (...given) => inside((one) => one.append(...given)),
        save: (...given) => inside((one) => one.save(...given)),
      };
    },
  };
});
