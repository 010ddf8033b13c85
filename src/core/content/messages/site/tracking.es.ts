import type { tracking as en } from './tracking.en';

export const tracking: typeof en = {
  handoverAsk: '¿Va a llamarnos? Pida un código',
  handoverLead:
    'Léale este código al agente: con él verá su búsqueda, su vuelo y el precio. Por teléfono el precio es el mismo que en el sitio.',
  handoverCode: 'Su código',
  // “5:29 a.m.” brings its own period
  handoverUntil: (time) => `Válido hasta las ${time.replace(/\.$/, '')}.`,
  handoverFailed: 'Ahora no podemos crear un código. Llámenos de todos modos: el agente buscará el vuelo con usted.',
};
