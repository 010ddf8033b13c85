/** The accounts of agents, for supervisors: who may sign in, and the forms that add, reset and remove. */
import type { AgentFault, Credentials, DeskAgent } from '../../agents/agents.service';
import { AGENT_ROLES } from '../../desk.tables';
import { WORDS } from '../language';
import { FactList } from '../parts/FactList';
import { deskDocument, useDesk } from '../parts/frame';
import type { Frame } from '../parts/frame';
import { Header } from '../parts/Header';
import { Fault } from '../parts/Notice';
import { NamedTable } from '../parts/Table';
import { AGENTS_PATH } from '../paths';
import { SecretField } from '../sessions/SecretField';

export interface AgentsProps {
  readonly agents: readonly DeskAgent[];
  /** Made for the forms: one answer changes one account once. */
  readonly question: string;
  /** A sentence about the last try. */
  readonly fault: string | null;
  /** What the account that was just added or reset signs in with. */
  readonly shown: Credentials | null;
}

export const agentsDocument = (page: Frame & AgentsProps): string =>
  deskDocument(page, WORDS[page.lang].agents.title, <AgentsView {...page} />);

function AgentsView({ agents, question, fault, shown }: AgentsProps) {
  const { words, to, moment } = useDesk();
  const its = words.agents;
  return (
    <>
      <Header path={AGENTS_PATH} hasFind={false} hasAgents />
      <main className="sessions">
        <h1>{its.title}</h1>
        <Fault id="fault" text={fault} />
        {shown && <Shown credentials={shown} />}
        <NamedTable
          label={its.title}
          names={[its.name, its.role, its.key, words.since]}
          rows={agents.map(({ name, role, keyHash, addedAt }) => [
            name,
            its.roles[role],
            keyHash === null ? 'DESK_TOKEN' : its.ownKey,
            moment(addedAt),
          ])}
        />
        <div className="pair">
          <form method="post" action={to(`${AGENTS_PATH}/add`)} aria-labelledby="add">
            <h2 id="add">{its.add}</h2>
            <input type="hidden" name="question" value={question} />
            <div>
              <label htmlFor="name">{its.name}</label>
              <input id="name" name="name" required maxLength={60} autoComplete="off" />
            </div>
            <fieldset>
              <legend>{its.role}</legend>
              {AGENT_ROLES.map((role) => (
                <label key={role}>
                  <input type="radio" name="role" value={role} required defaultChecked={role === 'agent'} /> {its.roles[role]}
                </label>
              ))}
            </fieldset>
            <OwnKey fault={fault} id="add-token" />
            <button type="submit">{its.add}</button>
          </form>
          <form method="post" action={to(`${AGENTS_PATH}/change`)} aria-labelledby="change">
            <h2 id="change">{its.change}</h2>
            <p className="hint">{its.changeHint}</p>
            <input type="hidden" name="question" value={question} />
            <div>
              <label htmlFor="whose">{its.name}</label>
              <select id="whose" name="name" required>
                {agents.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </div>
            <OwnKey fault={fault} id="change-token" />
            <p className="actions">
              <button type="submit" name="do" value="reset">
                {its.reset}
              </button>{' '}
              <button className="plain" type="submit" name="do" value="remove">
                {its.remove}
              </button>
            </p>
          </form>
        </div>
      </main>
    </>
  );
}

function OwnKey({ fault, id }: { readonly fault: string | null; readonly id: string }) {
  const { words } = useDesk();
  return (
    <div>
      <SecretField fault={fault} name="token" id={id} label={words.token} hint={words.agents.keyHint} />
    </div>
  );
}

function Shown({ credentials: { name, role, key, totpSecret, totpAddress } }: { readonly credentials: Credentials }) {
  const { words } = useDesk();
  const its = words.agents;
  return (
    <section className="notice" role="status" aria-labelledby="shown">
      <h2 id="shown">{its.shownOnce(name)}</h2>
      <FactList
        rows={[
          [its.role, its.roles[role]],
          [words.token, key],
          [its.totp, totpSecret],
          [its.totpAddress, totpAddress],
        ]}
      />
    </section>
  );
}

/** Why an account was not added. */
export const faultText = (fault: AgentFault, lang: Frame['lang']): string => WORDS[lang].agents.faults[fault];
