import { stateInWords } from '../log/entries';
import type { SeenActor } from '../log/log';

interface ActorTreeProps {
  readonly actors: readonly SeenActor[];
  readonly chosen: string | null;
  readonly onChoose: (actor: string) => void;
}

/** Every actor of the page under the one that invoked it. */
export function ActorTree({ actors, chosen, onChoose }: ActorTreeProps) {
  const ids = new Set(actors.map(({ id }) => id));
  // calls that are over are shown by the events they ended with
  const shown = actors.filter(({ snapshot, status }) => snapshot !== null || status === 'active');
  const roots = shown.filter(({ parent }) => parent === null || !ids.has(parent));
  return (
    <nav className="insp-actors" aria-label="Actors">
      {actors.length === 0 && <p className="insp-empty">No machine has begun on this page.</p>}
      <ActorList of={roots} actors={shown} chosen={chosen} onChoose={onChoose} />
    </nav>
  );
}

function ActorList({ of, ...rest }: ActorTreeProps & { readonly of: readonly SeenActor[] }) {
  return (
    <ul>
      {of.map((actor) => {
        const children = rest.actors.filter(({ parent }) => parent === actor.id);
        const state = actor.snapshot ? stateInWords(actor.snapshot.value) : actor.status;
        return (
          <li key={actor.id}>
            {/* what is no machine has nothing to show */}
            <button
              type="button"
              className="insp-actor"
              data-status={actor.status}
              aria-current={actor.id === rest.chosen ? 'true' : undefined}
              disabled={actor.snapshot === null}
              onClick={() => rest.onChoose(actor.id)}
            >
              <span className="insp-dot" aria-hidden="true" />
              <span className="insp-actor__name">{actor.name}</span>
              {actor.version !== null && <span className="insp-soft">v{actor.version}</span>}
              <span className="insp-actor__state">
                {actor.status === 'active' || actor.snapshot === null ? state : `${state} (${actor.status})`}
              </span>
            </button>
            {children.length > 0 && <ActorList of={children} {...rest} />}
          </li>
        );
      })}
    </ul>
  );
}
