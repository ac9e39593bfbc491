export * from "./actions.tsx";
export { GemShape } from "./gem.tsx";
export { GoldShape } from "./gold.tsx";
export * from "./powers.tsx";
export { StarIcon } from "./star.tsx";
