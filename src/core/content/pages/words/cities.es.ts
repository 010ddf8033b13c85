import type { CitySlug } from '../../destinations/cities';
import type { CityText } from '../siteTypes';

export const cities: Readonly<Record<CitySlug, CityText>> = {
  paris: {
    name: 'París',
    line: 'La luz de la mañana en el Sena y una mesa al aire libre.',
  },
  rome: {
    name: 'Roma',
    line: 'Pinos, noches cálidas y dos mil años en un paseo.',
  },
  'new-york': {
    name: 'Nueva York',
    line: 'Cruce el puente a pie y luego mire atrás.',
  },
  'las-vegas': {
    name: 'Las Vegas',
    line: 'Neón hasta el amanecer, desierto para el desayuno.',
  },
  'los-angeles': {
    name: 'Los Ángeles',
    line: 'Palmeras, un muelle y el último sol sobre el Pacífico.',
  },
  phoenix: {
    name: 'Phoenix',
    line: 'Roca roja, cactus y 300 días de sol.',
  },
  hawaii: {
    name: 'Hawái',
    line: 'Volcán, arrecife y selva en un día.',
  },
  seattle: {
    name: 'Seattle',
    line: 'Agua a los dos lados y una montaña detrás.',
  },
  tokyo: {
    name: 'Tokio',
    line: 'Faroles abajo, torres arriba, trenes a tiempo.',
  },
  'san-francisco': {
    name: 'San Francisco',
    line: 'Niebla sobre el puente, sol en el barrio Mission.',
  },
  houston: {
    name: 'Houston',
    line: 'Misiones espaciales, museos y brisa del Golfo.',
  },
  chicago: {
    name: 'Chicago',
    line: 'Un lago como un mar y una lección de arquitectura.',
  },
  london: {
    name: 'Londres',
    line: 'Parques, mercados y un río con historias.',
  },
  miami: {
    name: 'Miami',
    line: 'Art déco, café cubano y agua tibia.',
  },
  orlando: {
    name: 'Orlando',
    line: 'Montañas rusas primero, manantiales y cohetes después.',
  },
  boston: {
    name: 'Boston',
    line: 'Ladrillo, puerto y el parque público más antiguo del país.',
  },
  denver: {
    name: 'Denver',
    line: 'A una milla de altura, con las Rocosas al final de la calle.',
  },
  atlanta: {
    name: 'Atlanta',
    line: 'Robles, cocina sureña y el aeropuerto más activo del mundo.',
  },
  barcelona: {
    name: 'Barcelona',
    line: 'Las torres de Gaudí, cenas tarde y una playa.',
  },
  madrid: {
    name: 'Madrid',
    line: 'Grandes museos de día, plazas de noche.',
  },
  amsterdam: {
    name: 'Ámsterdam',
    line: 'Canales, bicicletas y luz del Siglo de Oro.',
  },
  lisbon: {
    name: 'Lisboa',
    line: 'Tranvías amarillos, azulejos y un atardecer atlántico.',
  },
  cancun: {
    name: 'Cancún',
    line: 'Arena blanca delante, ruinas mayas detrás.',
  },
  washington: {
    name: 'Washington',
    line: 'Mármol, cerezos y museos sin boleto.',
  },
  toronto: {
    name: 'Toronto',
    line: 'Un lago, una torre y el mundo entero para el almuerzo.',
  },
  dallas: {
    name: 'Dallas',
    line: 'Torres de vidrio, humo de brisket y una plaza donde se detuvo la historia.',
  },
  athens: {
    name: 'Atenas',
    line: 'Un templo arriba, el mar al fondo y la cena a las diez.',
  },
  dublin: {
    name: 'Dublín',
    line: 'Puertas georgianas, bibliotecas viejas y música en la trastienda.',
  },
  istanbul: {
    name: 'Estambul',
    line: 'Dos continentes, a un viaje en ferry.',
  },
  dubai: {
    name: 'Dubái',
    line: 'La torre más alta, la ría más vieja y el desierto en la puerta.',
  },
};
