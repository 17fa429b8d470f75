import type { TableSource } from '../protocol/source';
import type { Snapshot } from '../protocol/types';
import type { Device } from './device';

/** The fair deal: the device keeps what it sees, commits and reveals. */
export function takePart(own: Device, source: TableSource, table: Snapshot): void {
  for (const request of own.see(table)) {
    void source.ask(request).then(({ type }) => (type === 'refused' ? own.refused(request) : own.done(request)));
  }
}
