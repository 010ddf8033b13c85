import { isCallFailure } from '#core/contract/problem';
import type { CallFailure } from '#core/contract/problem';

/** Something was thrown while the answer was being read. */
const UNREADABLE: CallFailure = { kind: 'unreadable', status: 200 };

/** Why a call failed, of what its hook or action has as its error. */
export const failureOf = (error: unknown): CallFailure => (isCallFailure(error) ? error : UNREADABLE);
