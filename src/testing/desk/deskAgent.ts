/** Agents who sign in at the desk of a test. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Secret, TOTP } from 'otpauth';
import { createAgentService } from '#server/desk/agents/agents.service';
import type { AgentRole } from '#server/desk/desk.tables';

/** Makes an account; answers what its agent types at a moment. */
export async function addAgent(db: NodePgDatabase, name: string, role: AgentRole = 'agent') {
  const added = await createAgentService({ db, clock: () => new Date(), issuer: 'Test' }).add(name, role);
  if (!added.ok) throw new Error(added.error);
  const { key, totpSecret } = added.value;
  const codeAt = (now: Date): string => TOTP.generate({ secret: Secret.fromBase32(totpSecret), timestamp: now.getTime() });
  return { key, codeAt, fields: (now: Date) => ({ agent: name, token: key, code: codeAt(now) }) };
}
