/** Finds what the real-browser tests need of the system, a Chromium and fonts, or says in one line what to install. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { runOrFail } from './prepare.mjs';

/** Chromium without its windows and menus, a package of its own: the same engine draws a page for two thirds of the processor time. */
const SHELL = 'chromium-headless-shell';
const SHELLS = [SHELL, 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a browser as people have it; on Debian as root installs the package when there is none; else ends the script. */
export function ensureChromium() {
  const found = named() ?? findBrowser();
  if (found) return found;
  installOnDebian('chromium');
  const installed = findBrowser();
  if (installed) return installed;
  console.error('The real-browser tests need Chromium: install it (Debian, Ubuntu: apt-get install chromium) or set CHROME_PATH.');
  process.exit(1);
}

/** The path of Chromium's headless shell, installed in the same way; a whole browser where there is none. */
export function ensureHeadlessShell() {
  const found = named() ?? onPath(SHELLS);
  if (found) return found;
  installOnDebian(SHELL);
  return onPath(SHELLS) ?? ensureChromium();
}

/** What CHROME_PATH names. */
function named() {
  const program = process.env.CHROME_PATH;
  if (!program || isProgram(program)) return program || null;
  console.error(`CHROME_PATH is ${program}, which is not a program.`);
  return process.exit(1);
}

/**
 * Pages keep their place when their faces arrive because Arial, or Liberation in its place, is fitted to them
 * (src/web/ui/styles/fonts.css): without either, the tests of that fail.
 */
export function ensureFallbackFonts() {
  if (process.platform !== 'linux' || hasFallbackFonts()) return;
  installOnDebian('fonts-liberation');
  if (!hasFallbackFonts())
    console.error('No Arial or Liberation Sans found: install it (Debian, Ubuntu: apt-get install fonts-liberation).');
}

function hasFallbackFonts() {
  const { stdout, error } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return error !== undefined || /^(?:Arial|Liberation Sans)$/m.test(stdout);
}

/** Does nothing on another system, or for a user who may not. */
function installOnDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.error(`Installing the Debian package "${name}" (apt-get) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  runOrFail('apt-get', ['update', '-q'], env);
  runOrFail('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], env);
}

const findBrowser = () => onPath(BROWSERS) ?? PLACES.find(isProgram) ?? null;

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isProgram) ?? null;
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
