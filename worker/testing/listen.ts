import { ORIGIN, type Visitor } from "./visitor.ts";

/** Comes first, whoever listens. */
const HELLO = JSON.stringify({ t: "hello" });

/** A page with the app's one socket open. */
export async function listen(visitor: Visitor) {
  const answer = await visitor.send("/api/me/socket", { headers: { Origin: ORIGIN, Upgrade: "websocket" } });
  const socket = answer.webSocket;
  if (socket === null) throw new Error(`no socket: ${answer.status}`);
  const heard: string[] = [];
  socket.addEventListener("message", ({ data }) => {
    if (data !== HELLO) heard.push(String(data));
  });
  const closed = new Promise<number>((resolve) => socket.addEventListener("close", ({ code }) => resolve(code)));
  socket.accept();
  return { socket, heard, closed };
}

/** A page with the socket of a match open: who is there, seat by seat, as it heard last. */
export async function sit(visitor: Visitor, match: string) {
  const headers = { Upgrade: "websocket", Origin: ORIGIN };
  const { webSocket: socket } = await visitor.send(`/api/matches/${match}/socket`, { headers });
  if (socket === null) throw new Error("no socket");
  let online: readonly boolean[] = [];
  socket.addEventListener("message", ({ data }) => {
    for (const message of [JSON.parse(String(data))].flat()) {
      if (message.t === "people") online = message.players.map((one: { readonly online: boolean }) => one.online);
    }
  });
  socket.accept();
  return { socket, online: () => online };
}

/** What a seat does by its socket, once it is open. */
export async function command(visitor: Visitor, match: string, seen: number, wanted: object): Promise<void> {
  const headers = { Upgrade: "websocket", Origin: ORIGIN };
  const { webSocket } = await visitor.send(`/api/matches/${match}/socket`, { headers });
  if (webSocket === null) throw new Error("no socket");
  const done = new Promise<void>((resolve, reject) => {
    webSocket.addEventListener("message", ({ data }) => {
      if (String(data).includes('"done"')) resolve();
      if (/"(refused|bad)"/.test(String(data))) reject(new Error(String(data)));
    });
  });
  webSocket.accept();
  webSocket.send(JSON.stringify({ t: "command", id: `command-${seen}`, seen, command: wanted }));
  await done;
  webSocket.close(1000, "");
}
