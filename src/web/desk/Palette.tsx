import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Dialog } from '#web/ui/Dialog';
import { callCodeIn, fitting } from './commands';
import type { Command } from './commands';
import { useDeskWords } from './words';

interface PaletteProps {
  readonly open: boolean;
  readonly commands: () => readonly Command[];
  readonly onClose: () => void;
  /** Finds a booking by what was typed; null on a page that finds none. */
  readonly onFind: ((typed: string) => void) | null;
  /** Opens the trip of a caller's code; likewise. */
  readonly onOpenTrip: ((code: string) => void) | null;
}

/** All that this page can do, by typing a part of its name; else what was typed is a booking to find, or a caller's code. */
export function Palette({ open, onClose, ...list }: PaletteProps) {
  const { workplace } = useDeskWords();
  return (
    <Dialog open={open} label={workplace.commands} className="palette" onClose={onClose}>
      <CommandList {...list} onClose={onClose} />
    </Dialog>
  );
}

function CommandList({ commands, onClose, onFind, onOpenTrip }: Omit<PaletteProps, 'open'>) {
  const { workplace } = useDeskWords();
  const [all] = useState(commands);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const text = typed.trim();
  const code = callCodeIn(text);
  const shown: readonly Command[] = [
    ...fitting(all, text),
    ...(code === null || onOpenTrip === null ? [] : [{ name: workplace.openTyped(code), key: null, run: () => onOpenTrip(code) }]),
    ...(text === '' || onFind === null ? [] : [{ name: workplace.findTyped(text), key: null, run: () => onFind(text) }]),
  ];
  const at = Math.min(chosen, Math.max(0, shown.length - 1));
  const run = (command: Command | undefined): void => {
    if (command === undefined) return;
    onClose();
    // after the dialog gave the focus back, so that the command can move it
    window.setTimeout(command.run);
  };
  const press = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter') run(shown[at]);
    else if (step !== undefined && shown.length > 0) setChosen((at + step + shown.length) % shown.length);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        type="text"
        role="combobox"
        aria-label={workplace.commandsHint}
        placeholder={workplace.commandsHint}
        aria-expanded
        aria-controls="palette-list"
        aria-activedescendant={shown.length === 0 ? undefined : `palette-${String(at)}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <ul id="palette-list" role="listbox" aria-label={workplace.commands}>
        {shown.map((command, i) => (
          <li
            key={`${String(i)} ${command.name}`}
            id={`palette-${String(i)}`}
            role="option"
            aria-selected={i === at}
            ref={i === at ? scrollTo : undefined}
            onClick={() => run(command)}
          >
            {command.name}
            {command.key !== null && <kbd>{command.key}</kbd>}
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>{workplace.noCommand}</p>}
    </>
  );
}

function scrollTo(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
