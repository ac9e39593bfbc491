/** Called first by every command of the project: the packages need this Node, and a shell may bring another. */
const NEEDED = [22, 12];
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `Node ${process.versions.node} cannot run this; ${NEEDED.join(".")} or later is needed. ` +
      "Use the npm scripts: on Linux they bring their own Node along (npm start, npm test, npm run …).",
  );
  process.exit(1);
}
