import { AlertIcon } from "../icons/index.ts";

/** Why what is below it cannot be done now. It comes and goes by itself, as the network does. */
export const Barred = ({ why }: { readonly why: string }) => (
  <div class="problem barred" role="status">
    <AlertIcon />
    <p>{why}</p>
  </div>
);
