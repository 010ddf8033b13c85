import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Calls } from './Calls';
import { CallersTripView } from './CallersTrip';
import { CallPanel } from './CallPanel';
import { commandsOf } from './commands';
import { useOpenTripMutation } from './desk.api';
import { usePage } from './page';
import { useKeys, useSingleKeys } from './keys.hooks';
import { KeyList } from './KeyList';
import { Palette } from './Palette';
import { useDeskWords } from './words';

/** What the desk's pages have besides what the server renders: the caller's trip, the palette of commands, keys. */
export function DeskApp() {
  const { workplace } = useDeskWords();
  const page = usePage();
  const [dialog, setDialog] = useState<'commands' | 'keys' | null>(null);
  const [isOn, setOn] = useSingleKeys();
  const [code, setCode] = useState('');
  const [open, opened] = useOpenTripMutation();
  const trip = opened.data;
  const commands = () => commandsOf(document, workplace.goTo);
  const openTrip = (typed: string): void => {
    setCode(typed);
    void open({ code: typed });
  };
  useKeys({ isOn, commands, onPalette: () => setDialog('commands'), onHelp: () => setDialog('keys') });
  // a dialog tells late that it was closed: another one may be open by then
  const close = (which: 'commands' | 'keys') => (): void => setDialog((now) => (now === which ? null : now));
  const bar = document.querySelector('#desk-bar');
  const finder = document.querySelector<HTMLInputElement>('#find');
  return (
    <>
      {finder !== null && (
        <>
          <CallPanel code={code} onCode={setCode} onOpen={openTrip} opened={opened} />
          <Calls callCode={trip === undefined ? '' : code} reference={page.reference} />
          {trip !== undefined && (
            <CallersTripView
              trip={trip}
              onClose={() => {
                opened.reset();
                setCode('');
              }}
            />
          )}
        </>
      )}
      {bar !== null &&
        createPortal(
          <>
            <button type="button" className="plain" onClick={() => setDialog('commands')}>
              {workplace.commands} <kbd>Ctrl K</kbd>
            </button>{' '}
            <button type="button" className="plain" onClick={() => setDialog('keys')}>
              <span className="vh">{workplace.keys}</span> <kbd>?</kbd>
            </button>
          </>,
          bar,
        )}
      <Palette
        open={dialog === 'commands'}
        commands={commands}
        onClose={close('commands')}
        onFind={finder === null ? null : (typed) => find(finder, typed)}
        onOpenTrip={finder === null ? null : openTrip}
      />
      <KeyList open={dialog === 'keys'} commands={commands} isOn={isOn} onSwitch={setOn} onClose={close('keys')} />
    </>
  );
}

/** The page's own form: what a caller says goes in a body, and no address keeps it. */
function find(field: HTMLInputElement, typed: string): void {
  field.value = typed;
  field.form?.requestSubmit();
}
