/** What a command of the desk is given and answers. */
import type { Locale } from '#core/domain/site/routes';
import type { Result } from '#core/domain/values/result';
import type { AttentionDesk } from '../attention/attentionDesk.service';
import type { BookingDesk } from '../bookings/desk/bookingDesk.service';
import type { Config } from '../platform/config/config';
import type { CommentDesk } from '../visitors/comments/comments.service';
import type { EnquiryDesk } from '../visitors/enquiries/enquiries.service';
import type { OutboxService } from '../mail/outbox.service';
import type { ErasureService } from '../visitors/privacy/erasure.service';
import type { RecordingService } from '../visitors/recordings/recordings.service';
import type { SubscriptionDesk } from '../visitors/subscriptions/subscriptions.service';
import type { Guesses } from './guesses.service';
import type { HandoverService } from '../visitors/tracking/handover.service';
import type { ReportRange, TrackingService } from '../visitors/tracking/tracking.service';
import type { ReportService } from '../reports/reports.service';
import type { DeskActions } from './actions.service';
import type { AgentService } from './agents/agents.service';
import type { Cell } from './csv';

/** A list to print or export. */
export interface Report {
  readonly names: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** To be saved where the command was called. */
  readonly file?: { readonly name: string; readonly text: string };
  /** What was found is not as it should be: the command then ends with exit code 1. */
  readonly isWrong?: boolean;
}

export interface DeskServices {
  readonly tracking: Pick<TrackingService, 'calls' | 'callsBy' | 'events'>;
  readonly handover: Pick<HandoverService, 'read'>;
  readonly guesses: Guesses;
  readonly erasure: ErasureService;
  readonly recordings: Pick<RecordingService, 'find'>;
  readonly bookings: BookingDesk;
  readonly attention: AttentionDesk;
  readonly actions: DeskActions;
  readonly agents: AgentService;
  /** The agent who runs the command: the user of the machine. */
  readonly agent: string;
  readonly reports: ReportService;
  readonly mails: Pick<OutboxService, 'list'>;
  readonly enquiries: EnquiryDesk;
  readonly comments: CommentDesk;
  readonly subscriptions: SubscriptionDesk;
  /** What ends a newsletter by one click. */
  readonly endLinkOf: (token: string, locale: Locale) => string;
}

export interface DeskOptions {
  readonly by: string | null;
  readonly range: ReportRange;
  readonly now: Date;
  /** `--yes`: do what cannot be undone, not only say it. */
  readonly isSure: boolean;
  /** `--minutes`, earlier below zero. */
  readonly minutes: number | null;
  /** `--open`: what nobody has seen to yet. */
  readonly isOpenOnly: boolean;
  /** `--state`: as typed. */
  readonly state: string | null;
  /** `--role`: as typed. */
  readonly role: string | null;
}

export interface Command {
  /** As in the help: `handover CODE`. */
  readonly usage: string;
  readonly does: string;
  /** The failure is one sentence for the agent. */
  readonly run: (services: DeskServices, words: readonly string[], options: DeskOptions) => Promise<Result<Report, string>>;
}

/** A command that opens by itself what it needs of the settings. */
export interface ConfiguredCommand {
  readonly usage: string;
  readonly does: string;
  /** The failure is one sentence for the agent. */
  readonly run: (config: Config, words: readonly string[], options: DeskOptions) => Promise<Result<Report, string>>;
}
