import { AlertIcon } from "../icons/index.ts";

/** The reason why the controls below are disabled. It comes and goes with the network. */
export const Barred = ({ why }: { readonly why: string }) => (
  <div class="problem barred" role="status">
    <AlertIcon />
    <p>{why}</p>
  </div>
);
