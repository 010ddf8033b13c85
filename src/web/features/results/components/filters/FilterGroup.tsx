import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { FilterOption as Option } from '#core/domain/filters/filterKinds';
import type { FilterName } from '#core/domain/filters/filters';
import { useResultsWords } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import { removes } from '#web/ui/removes';
import type { FilterActions } from '../../results.hooks';

interface FoldProps {
  readonly title: string;
  /** Open when it is first drawn; what is set never begins folded. */
  readonly startsOpen: boolean;
  /** Next to the title: the way to clear what is set. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A group of fields that folds under its title. */
export function Fold({ title, startsOpen, aside, children }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen || aside !== null);
  const fields = useId();
  return (
    <fieldset className="fgroup">
      <legend>
        <button
          className="fgroup__fold"
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? fields : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <Icon name="chevronDown" />
        </button>
      </legend>
      {aside}
      {isOpen ? <div id={fields}>{children}</div> : null}
    </fieldset>
  );
}

interface FilterGroupProps {
  readonly name: FilterName;
  readonly isSet: boolean;
  readonly startsOpen?: boolean | undefined;
  readonly actions: FilterActions;
  readonly children: ReactNode;
}

/** One filter; clearing it alone is one action. */
export function FilterGroup({ name, isSet, startsOpen = false, actions, children }: FilterGroupProps) {
  const { results } = useResultsWords();
  const clear = isSet ? (
    <button {...removes('filter')} className="link small fgroup__clear" type="button" onClick={() => actions.clear([name])}>
      {results.clear}
      <span className="vh"> {results.names[name]}</span>
    </button>
  ) : null;
  return (
    <Fold title={results.names[name]} startsOpen={startsOpen} aside={clear}>
      {children}
    </Fold>
  );
}

const SHOWN_AT_FIRST = 6;

interface SeveralProps {
  readonly options: readonly Option[];
  readonly chosen: readonly Option[];
  readonly render: (option: Option) => ReactNode;
}

/** A long list of options begins short; what is chosen is never hidden. The button has one name, so that its state alone says which. */
export function Several({ options, chosen, render }: SeveralProps) {
  const { results } = useResultsWords();
  const [isLong, setLong] = useState(false);
  const shown = options.filter((option, i) => isLong || i < SHOWN_AT_FIRST || chosen.includes(option));
  const isCut = options.length > SHOWN_AT_FIRST;
  return (
    <>
      {shown.map(render)}
      {isCut ? (
        <button className="link small fgroup__more" type="button" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {results.showAll(options.length)}
          <Icon name="chevronDown" />
        </button>
      ) : null}
    </>
  );
}
