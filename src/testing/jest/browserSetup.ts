import { webcrypto } from 'node:crypto';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as React from 'react';
import { TRACKING_NUMBERS } from '#core/content/phoneNumbers';
import { SETTINGS_META } from '#core/contract/pages/settings';
import { momentOfToday, passDays, timePassed } from '../today';

/** The clock goes on from a moment of `TODAY` at which other zones have another day: a date taken for a moment shows, on any day. */
const RealDate = Date;
const ahead = momentOfToday().getTime() - RealDate.now();
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [target.now() + ahead + timePassed()] : args, newTarget),
  get: (target, name, receiver) => (name === 'now' ? () => target.now() + ahead + timePassed() : Reflect.get(target, name, receiver)),
});

/** A busy machine may take its time to show what is waited for. */
configure({ asyncUtilTimeout: 60_000 });

/** What the server tells every page and no default stands for. */
const settings = document.createElement('meta');
settings.name = SETTINGS_META;
settings.content = JSON.stringify({ numbers: TRACKING_NUMBERS });
document.head.append(settings);

afterEach(() => passDays(0));

/** jsdom has no layout: every media query says no unless a test answers otherwise. */
(window as Partial<Window>).matchMedia ??= (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** A window of jsdom that was closed still runs the frames requested afterwards, into the next file: it gets no more of them. */
const frameOf = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => ((window as Partial<Window>).document ? frameOf(callback) : 0);

/** jsdom has no SubtleCrypto. */
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });

/** jsdom does not scroll. */
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

/** The environment keeps Node's FormData, which takes no form; React makes one when a submit starts a transition. */
const NodeFormData = globalThis.FormData;
globalThis.FormData = class extends NodeFormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
};

/**
 * React in development keeps a stack trace for every element, a fifth of the processor time of a page's test, until it has kept ten thousand
 * in a second; when configured so, it keeps none. Its warnings still name components.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}
