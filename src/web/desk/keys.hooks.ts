/** Keys of the desk: Ctrl K always, single ones outside of fields, for those who want them (WCAG 2.1.4). */
import { useEffect, useEffectEvent, useState } from 'react';
import { browserStores } from '#web/platform/browser/storage';
import type { Command } from './commands';

const STORED = 'deskKeys';

/** Whether single keys work in this browser, and what switches them. */
export function useSingleKeys(): readonly [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => browserStores.local.read(STORED) !== 'off');
  return [
    isOn,
    (next) => {
      browserStores.local.write(STORED, next ? 'on' : 'off');
      setOn(next);
    },
  ];
}

interface KeyHandlers {
  readonly isOn: boolean;
  readonly commands: () => readonly Command[];
  readonly onPalette: () => void;
  readonly onHelp: () => void;
}

export function useKeys({ isOn, commands, onPalette, onHelp }: KeyHandlers): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const letter = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !event.altKey && letter === 'k') {
      event.preventDefault();
      onPalette();
      return;
    }
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const command = event.key === '?' ? { run: onHelp } : commands().find(({ key }) => key === letter);
    if (command === undefined) return;
    event.preventDefault();
    command.run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
