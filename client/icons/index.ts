export * from "./actions.tsx";
export { BendIcon } from "./bends.tsx";
export { GemShape } from "./gem.tsx";
export { GoldShape } from "./gold.tsx";
export * from "./powers.tsx";
export { PremiumMark } from "./premium.tsx";
export { StarIcon } from "./star.tsx";
