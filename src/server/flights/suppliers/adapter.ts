/** How a supplier introduces itself to the server. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config';
import type { SharedStore } from '../../platform/shared/sharedStore';
import type { FlightSupplier } from '../supplier';

/** What adapters are made of. */
export interface SupplierDeps {
  readonly config: Config;
  /** Folder of the built server, where the files of threads are. */
  readonly serverDir: string;
  /** The database. It may still be starting while an adapter is created: ask for it with each call. */
  readonly db: () => NodePgDatabase;
  /** What processes of this site let each other have; null where there is one alone. */
  readonly shared: SharedStore | null;
  readonly clock: () => Date;
  /** Hears of failures that callers only see as faults. */
  readonly onError: (message: string, error: unknown) => void;
}

/** A breaker lets calls through, none for a while, or one to try. */
export type CircuitState = 'closed' | 'open' | 'half_open';

export interface OpenSupplier {
  readonly supplier: FlightSupplier;
  /** Registers what the supplier serves itself, under `/supplier`: the door for what it tells by itself; also its jobs. */
  register?(scope: FastifyInstance): void;
  /** Its circuit breakers by kind of call; left out by a supplier without any. */
  circuits?(): Readonly<Record<string, CircuitState>>;
  /** How many offers of searches were not sold so far, by the reason; left out by a supplier that sells what it finds. */
  leftOut?(): Readonly<Record<string, number>>;
  /** Resolves when it answers at its usual speed. */
  ready(now: Date): Promise<void>;
  close(): Promise<void>;
}

export interface SupplierAdapter {
  /** Whether this installation has what the supplier asks for. */
  isConfigured(config: Config): boolean;
  create(deps: SupplierDeps): OpenSupplier;
}
