import type { SeatPlan, TableConfig } from './generated/protocol';
import type { PlannedSeat, TablePlan } from './lobby';

export const seatOf = ({ listed: _, ...seat }: PlannedSeat): SeatPlan => seat;

/** What the server is asked for. The table is listed as soon as one chair is open to all. */
export function configOf({ seats, ...agreed }: TablePlan): TableConfig {
  return { ...agreed, seats: seats.map(seatOf), listed: seats.some(({ listed }) => listed) };
}
