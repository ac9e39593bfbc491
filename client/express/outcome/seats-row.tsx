import type { Seat } from "../../../shared/rules/model.ts";
import type { Names } from "../../match/names.ts";

/** The head of a table with a column for each seat, after a first column for the row titles. */
export function SeatsRow({ seats, names }: { readonly seats: readonly Seat[]; readonly names: Names }) {
  return (
    <thead>
      <tr>
        <td />
        {seats.map((seat) => (
          <th key={seat} scope="col">
            {names.of(seat)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
