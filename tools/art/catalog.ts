/** Every poster by id: what `build` writes and the test redraws. */
import { hero, heroMobile } from './hero';
import { articlePictures } from './articles';
import { amsterdam } from './cities/amsterdam';
import { athens } from './cities/athens';
import { atlanta } from './cities/atlanta';
import { barcelona } from './cities/barcelona';
import { boston } from './cities/boston';
import { cancun } from './cities/cancun';
import { chicago } from './cities/chicago';
import { dallas } from './cities/dallas';
import { denver } from './cities/denver';
import { dubai } from './cities/dubai';
import { dublin } from './cities/dublin';
import { hawaii } from './cities/hawaii';
import { houston } from './cities/houston';
import { istanbul } from './cities/istanbul';
import { lasVegas } from './cities/lasVegas';
import { lisbon } from './cities/lisbon';
import { london } from './cities/london';
import { losAngeles } from './cities/losAngeles';
import { madrid } from './cities/madrid';
import { miami } from './cities/miami';
import { newYork } from './cities/newYork';
import { orlando } from './cities/orlando';
import { paris } from './cities/paris';
import { phoenix } from './cities/phoenix';
import { rome } from './cities/rome';
import { sanFrancisco } from './cities/sanFrancisco';
import { seattle } from './cities/seattle';
import { tokyo } from './cities/tokyo';
import { toronto } from './cities/toronto';
import { washington } from './cities/washington';
import { brooklynBridge } from './places/brooklynBridge';
import { centralPark } from './places/centralPark';
import { forum } from './places/forum';
import { fremont } from './places/fremont';
import { getty } from './places/getty';
import { grandCanyon } from './places/grandCanyon';
import { griffith } from './places/griffith';
import { highLine } from './places/highLine';
import { hollywoodSign } from './places/hollywoodSign';
import { hooverDam } from './places/hooverDam';
import { louvre } from './places/louvre';
import { montmartre } from './places/montmartre';
import { notreDame } from './places/notreDame';
import { pantheon } from './places/pantheon';
import { redRock } from './places/redRock';
import { santaMonicaPier } from './places/santaMonicaPier';
import { seine } from './places/seine';
import { spanishSteps } from './places/spanishSteps';
import { stPeters } from './places/stPeters';
import { statueOfLiberty } from './places/statueOfLiberty';
import { strip } from './places/strip';
import { timesSquare } from './places/timesSquare';
import { trevi } from './places/trevi';
import { veniceBeach } from './places/veniceBeach';
import { versailles } from './places/versailles';
import { phoenixPlaces } from './places/phoenix';
import { hawaiiPlaces } from './places/hawaii';
import { seattlePlaces } from './places/seattle';
import { tokyoPlaces } from './places/tokyo';
import { sanFranciscoPlaces } from './places/sanFrancisco';
import { houstonPlaces } from './places/houston';
import { chicagoPlaces } from './places/chicago';
import { londonPlaces } from './places/london';
import { miamiPlaces } from './places/miami';
import { orlandoPlaces } from './places/orlando';
import { bostonPlaces } from './places/boston';
import { denverPlaces } from './places/denver';
import { atlantaPlaces } from './places/atlanta';
import { barcelonaPlaces } from './places/barcelona';
import { madridPlaces } from './places/madrid';
import { amsterdamPlaces } from './places/amsterdam';
import { lisbonPlaces } from './places/lisbon';
import { cancunPlaces } from './places/cancun';
import { washingtonPlaces } from './places/washington';
import { torontoPlaces } from './places/toronto';
import { dallasPlaces } from './places/dallas';
import { athensPlaces } from './places/athens';
import { dublinPlaces } from './places/dublin';
import { istanbulPlaces } from './places/istanbul';
import { dubaiPlaces } from './places/dubai';

export const POSTERS = {
  hero,
  'hero-mobile': heroMobile,
  amsterdam,
  athens,
  atlanta,
  barcelona,
  boston,
  cancun,
  chicago,
  dallas,
  denver,
  dubai,
  dublin,
  hawaii,
  houston,
  istanbul,
  'las-vegas': lasVegas,
  lisbon,
  london,
  'los-angeles': losAngeles,
  madrid,
  miami,
  'new-york': newYork,
  orlando,
  paris,
  phoenix,
  rome,
  'san-francisco': sanFrancisco,
  seattle,
  tokyo,
  toronto,
  washington,
  'brooklyn-bridge': brooklynBridge,
  'central-park': centralPark,
  forum,
  fremont,
  getty,
  'grand-canyon': grandCanyon,
  griffith,
  'high-line': highLine,
  'hollywood-sign': hollywoodSign,
  'hoover-dam': hooverDam,
  louvre,
  montmartre,
  'notre-dame': notreDame,
  pantheon,
  'red-rock': redRock,
  'santa-monica-pier': santaMonicaPier,
  seine,
  'spanish-steps': spanishSteps,
  'st-peters': stPeters,
  'statue-of-liberty': statueOfLiberty,
  strip,
  'times-square': timesSquare,
  trevi,
  'venice-beach': veniceBeach,
  versailles,
  ...articlePictures,
  ...phoenixPlaces,
  ...hawaiiPlaces,
  ...seattlePlaces,
  ...tokyoPlaces,
  ...sanFranciscoPlaces,
  ...houstonPlaces,
  ...chicagoPlaces,
  ...londonPlaces,
  ...miamiPlaces,
  ...orlandoPlaces,
  ...bostonPlaces,
  ...denverPlaces,
  ...atlantaPlaces,
  ...barcelonaPlaces,
  ...madridPlaces,
  ...amsterdamPlaces,
  ...lisbonPlaces,
  ...cancunPlaces,
  ...washingtonPlaces,
  ...torontoPlaces,
  ...dallasPlaces,
  ...athensPlaces,
  ...dublinPlaces,
  ...istanbulPlaces,
  ...dubaiPlaces,
} as const satisfies Record<string, () => string>;
