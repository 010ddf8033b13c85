/** Everything the server's rooms are given from outside; main.ts makes the real ones, tests make their own. */
import type { AirportTable } from './airports/airportTable';
import type { Config } from './platform/config/config';
import type { Database } from './platform/db/connection';
import type { FlightSupplier } from './flights/supplier';
import type { OpenSupplier } from './flights/suppliers/adapter';
import type { CspReports } from './http/replies/cspReports';
import type { ServerPhase } from './http/health';
import type { StaticFiles } from './http/replies/staticFiles';
import type { LogStream } from './http/replies/logging';
import type { RateLimiter } from './http/limits/rateLimits';
import type { SiteMetrics } from './metrics/siteMetrics';
import type { Traces } from './metrics/traces';
import type { BuildManifest } from './content/pages/buildManifest';
import type { PageRenderer } from './content/pages/pageRenderer';
import type { PageThread } from './content/pages/pageThread';
import type { ResultsPages } from './content/pages/resultsPages';
import type { PictureService } from './content/pictures/pictures.service';
import type { OpenGateway } from './payments/adapter';
import type { SharedStore } from './platform/shared/sharedStore';

/** The server's only source of time. */
export type Clock = () => Date;

export interface Deps {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly airports: AirportTable;
  readonly supplier: FlightSupplier;
  /** Adds what the supplier serves itself. */
  readonly registerSupplier?: OpenSupplier['register'];
  readonly payments: OpenGateway;
  readonly limits: RateLimiter;
  /** What processes of this site let each other have; without it each keeps its own. */
  readonly shared?: SharedStore | null;
  readonly cspReports: CspReports;
  /** Files and pages of the web build. */
  readonly files: StaticFiles;
  readonly pages: PageRenderer;
  /** Results pages with content; without them the browser renders all of it. */
  readonly resultsPages?: ResultsPages | null;
  /** Renders pages with the fares that were seen; without it they are sent as the build made them. */
  readonly pageThread?: Pick<PageThread, 'renderWithFares' | 'isBusy'> | null;
  /** The posters as raster pictures. */
  readonly pictures: PictureService;
  readonly manifest: BuildManifest;
  readonly phase: () => ServerPhase;
  /** False while nothing new may be stored; there is room by default. */
  readonly hasRoom?: () => boolean;
  /** Traces what the site does; nothing is traced unless given. */
  readonly traces?: Traces;
  /** Counts what the site does; nothing is counted unless given. */
  readonly metrics?: SiteMetrics;
  /** Where log lines go; standard output by default. */
  readonly logStream?: LogStream;
}
