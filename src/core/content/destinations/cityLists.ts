/** What the records of cities are made of. Apart from their slugs, which every page loads: the browser gets these as records, a page's with its document. */
import type { PosterId } from '../pictures/posters';
import type { CitySlug, DestinationSlug } from './cities';

/** Ten tiles at the foot of a city's page, each to a page with every block; those of Los Angeles are given (content.15, content.35). */
export const TILES: Readonly<Record<CitySlug, readonly CitySlug[]>> = {
  'los-angeles': ['las-vegas', 'new-york', 'phoenix', 'hawaii', 'seattle', 'tokyo', 'san-francisco', 'houston', 'chicago', 'london'],
  paris: ['rome', 'london', 'amsterdam', 'barcelona', 'madrid', 'lisbon', 'new-york', 'los-angeles', 'boston', 'tokyo'],
  rome: ['paris', 'london', 'barcelona', 'madrid', 'amsterdam', 'lisbon', 'new-york', 'boston', 'atlanta', 'los-angeles'],
  'new-york': ['los-angeles', 'miami', 'orlando', 'chicago', 'san-francisco', 'boston', 'paris', 'london', 'rome', 'cancun'],
  'las-vegas': ['los-angeles', 'phoenix', 'denver', 'san-francisco', 'seattle', 'new-york', 'chicago', 'houston', 'hawaii', 'atlanta'],
  phoenix: ['las-vegas', 'denver', 'los-angeles', 'dallas', 'seattle', 'chicago', 'san-francisco', 'houston', 'hawaii', 'cancun'],
  hawaii: ['los-angeles', 'san-francisco', 'seattle', 'las-vegas', 'tokyo', 'phoenix', 'denver', 'new-york', 'dallas', 'chicago'],
  seattle: ['san-francisco', 'los-angeles', 'denver', 'las-vegas', 'hawaii', 'phoenix', 'chicago', 'tokyo', 'boston', 'dallas'],
  tokyo: ['hawaii', 'los-angeles', 'san-francisco', 'seattle', 'london', 'paris', 'new-york', 'dubai', 'chicago', 'rome'],
  'san-francisco': ['los-angeles', 'seattle', 'las-vegas', 'hawaii', 'denver', 'phoenix', 'new-york', 'chicago', 'tokyo', 'london'],
  houston: ['dallas', 'cancun', 'denver', 'atlanta', 'miami', 'orlando', 'new-york', 'chicago', 'los-angeles', 'las-vegas'],
  chicago: ['new-york', 'denver', 'orlando', 'las-vegas', 'boston', 'washington', 'toronto', 'miami', 'dallas', 'london'],
  london: ['paris', 'dublin', 'amsterdam', 'rome', 'barcelona', 'lisbon', 'madrid', 'athens', 'new-york', 'istanbul'],
  miami: ['orlando', 'new-york', 'cancun', 'atlanta', 'boston', 'chicago', 'washington', 'houston', 'madrid', 'los-angeles'],
  orlando: ['miami', 'new-york', 'atlanta', 'chicago', 'boston', 'washington', 'cancun', 'dallas', 'houston', 'las-vegas'],
  boston: ['new-york', 'washington', 'chicago', 'orlando', 'miami', 'dublin', 'london', 'lisbon', 'paris', 'amsterdam'],
  denver: ['phoenix', 'las-vegas', 'chicago', 'dallas', 'seattle', 'san-francisco', 'los-angeles', 'houston', 'atlanta', 'new-york'],
  atlanta: ['orlando', 'miami', 'new-york', 'washington', 'dallas', 'boston', 'chicago', 'cancun', 'houston', 'paris'],
  barcelona: ['madrid', 'lisbon', 'paris', 'rome', 'amsterdam', 'london', 'athens', 'dublin', 'new-york', 'miami'],
  madrid: ['barcelona', 'lisbon', 'rome', 'paris', 'london', 'athens', 'miami', 'new-york', 'dublin', 'istanbul'],
  amsterdam: ['paris', 'london', 'dublin', 'barcelona', 'rome', 'lisbon', 'istanbul', 'athens', 'new-york', 'boston'],
  lisbon: ['madrid', 'barcelona', 'paris', 'london', 'dublin', 'rome', 'amsterdam', 'athens', 'boston', 'new-york'],
  cancun: ['miami', 'orlando', 'houston', 'dallas', 'las-vegas', 'los-angeles', 'new-york', 'chicago', 'atlanta', 'hawaii'],
  washington: ['new-york', 'boston', 'chicago', 'atlanta', 'orlando', 'miami', 'denver', 'toronto', 'london', 'dublin'],
  toronto: ['new-york', 'chicago', 'boston', 'washington', 'miami', 'orlando', 'las-vegas', 'los-angeles', 'london', 'cancun'],
  dallas: ['houston', 'denver', 'las-vegas', 'chicago', 'los-angeles', 'cancun', 'atlanta', 'orlando', 'phoenix', 'new-york'],
  athens: ['rome', 'istanbul', 'barcelona', 'paris', 'london', 'amsterdam', 'lisbon', 'dubai', 'madrid', 'new-york'],
  dublin: ['london', 'amsterdam', 'paris', 'lisbon', 'barcelona', 'rome', 'boston', 'new-york', 'madrid', 'athens'],
  istanbul: ['athens', 'rome', 'dubai', 'paris', 'london', 'amsterdam', 'barcelona', 'madrid', 'new-york', 'tokyo'],
  dubai: ['istanbul', 'london', 'athens', 'paris', 'rome', 'tokyo', 'amsterdam', 'new-york', 'barcelona', 'chicago'],
};

/** What turns in the hero of a city guide, the city itself first. */
export const GUIDE_PICTURES: Readonly<Record<DestinationSlug, readonly PosterId[]>> = {
  paris: ['paris', 'seine', 'notre-dame', 'louvre'],
  rome: ['rome', 'st-peters', 'trevi', 'forum'],
  'new-york': ['new-york', 'statue-of-liberty', 'central-park', 'high-line'],
  'las-vegas': ['las-vegas', 'red-rock', 'strip', 'hoover-dam'],
  'los-angeles': ['los-angeles', 'santa-monica-pier', 'griffith', 'venice-beach'],
};
