/** What the chunk of long lists has, each with a field that finds in it. */
export { Finder } from './Finder';
export { Questions } from './Questions';
