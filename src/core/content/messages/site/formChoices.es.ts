import type { formChoices as en } from './formChoices.en';

export const formChoices: typeof en = {
  reasons: {
    plans: 'Cambiaron mis planes',
    illness: 'Enfermedad o fallecimiento en la familia',
    schedule: 'La aerolínea cambió el vuelo',
    visa: 'Visa o documentos',
    duplicate: 'Reservé dos veces o por error',
    other: 'Otro motivo',
  },
  wishes: {
    refund: 'Cancelar y recibir lo que permitan las reglas',
    credit: 'Cancelar a cambio de un crédito con la aerolínea',
    change: 'Otras fechas, si se puede',
    advice: 'Saber primero cuánto recibiría',
  },
  budgets: {
    'under-1000': 'Menos de $1,000',
    '1000-2500': 'De $1,000 a $2,500',
    '2500-5000': 'De $2,500 a $5,000',
    'over-5000': 'Más de $5,000',
  },
  steps: { usd20: '$20', usd50: '$50', usd100: '$100', pct5: '5%', pct10: '10%' },
};
