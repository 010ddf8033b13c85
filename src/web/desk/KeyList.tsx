import { Dialog } from '#web/ui/Dialog';
import type { Command } from './commands';
import { useDeskWords } from './words';

interface KeyListProps {
  readonly open: boolean;
  readonly commands: () => readonly Command[];
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** The keys of this page and what they do, and the switch that turns single ones off. */
export function KeyList({ open, onClose, ...keys }: KeyListProps) {
  const { workplace } = useDeskWords();
  return (
    <Dialog open={open} label={workplace.keysOf} className="keys" onClose={onClose}>
      <Keys {...keys} onClose={onClose} />
    </Dialog>
  );
}

function Keys({ commands, isOn, onSwitch, onClose }: Omit<KeyListProps, 'open'>) {
  const { workplace } = useDeskWords();
  return (
    <>
      <h2>{workplace.keysOf}</h2>
      <dl>
        <div>
          <dt>{workplace.anyTime}</dt>
          <dd>{workplace.commands}</dd>
        </div>
        {commands().flatMap(({ key, name }) =>
          key === null ? (
            []
          ) : (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{name}</dd>
            </div>
          ),
        )}
        <div>
          <dt>
            <kbd>?</kbd>
          </dt>
          <dd>{workplace.keysOf}</dd>
        </div>
      </dl>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            onSwitch(event.target.checked);
          }}
        />{' '}
        {workplace.keysOn}
      </label>
      <button type="button" className="plain" onClick={onClose}>
        {workplace.close}
      </button>
    </>
  );
}
