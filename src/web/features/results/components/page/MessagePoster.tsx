import { Poster } from '#web/ui/pictures/Poster';

const POSTERS: Readonly<Record<string, string>> = { PAR: 'paris', ROM: 'rome', NYC: 'new-york', LAS: 'las-vegas', LAX: 'los-angeles' };

/** Of a destination, by its metropolitan code. */
export function MessagePoster({ metro }: { readonly metro: string }) {
  return <Poster name={POSTERS[metro] ?? 'hero-mobile'} />;
}
