// A program that plays a game online by a token, in Node 22 or later (20 with --experimental-websocket):
//
// TOKEN=… node docs/examples/online_bot.mjs http://127.0.0.1:8080
import { randomUUID } from "node:crypto";

const server = process.argv[2];
const headers = { Authorization: `Bearer ${process.env.TOKEN}` };

// A table for two: one seat for this program, one for a bot of the server.
const config = { game: "duel", seats: [{ who: "me" }, { who: "bot", level: "level1" }] };
const answer = await fetch(`${server}/api/tables`, {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify({ config }),
});
if (!answer.ok) throw new Error(await answer.text());
const { table } = await answer.json();

const socket = new WebSocket(`${server.replace("http", "ws")}/api/socket`, { headers });
const send = (message) => socket.send(JSON.stringify(message));
let asked = 0;
socket.onopen = () => send({ type: "hello", table });
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type !== "snapshot" && message.type !== "update") return;
  if (message.stage === "over") {
    console.log(JSON.stringify(message.result));
    socket.close();
  } else if (message.stage === "waiting" && asked === 0) {
    asked = message.version;
    send({ type: "start", id: randomUUID() });
  }
  const legal = message.help?.legal ?? [];
  if (legal.length > 0 && message.version > asked) {
    asked = message.version;
    const { action } = legal[Math.floor(Math.random() * legal.length)];
    send({ type: "move", id: randomUUID(), expected_version: asked, action });
  }
};
