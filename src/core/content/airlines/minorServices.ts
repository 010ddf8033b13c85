/** With what airlines take children who fly alone, by their code, as their pages say in 2025; an airline whose service is not surely known is left out. */
interface MinorService {
  /** The airline's own name of it. */
  readonly name: string;
  /** Where it is booked. */
  readonly phone: string;
}

/** Null: the airline has none, and takes nobody under 15 alone. */
export const MINOR_SERVICES: Readonly<Record<string, MinorService | null>> = {
  AA: { name: 'Unaccompanied Minor Service', phone: '800-433-7300' },
  DL: { name: 'Unaccompanied Minor Program', phone: '800-325-8847' },
  UA: { name: 'Unaccompanied Minor Service', phone: '800-864-8331' },
  AS: { name: 'Junior Jetsetters', phone: '800-252-7522' },
  HA: { name: 'Unaccompanied Minor Service', phone: '800-367-5320' },
  B6: { name: 'Unaccompanied Minor Program', phone: '800-538-2583' },
  WN: { name: 'Unaccompanied Minor Service', phone: '800-435-9792' },
  AC: { name: 'Unaccompanied Minor Service', phone: '888-247-2262' },
  F9: null,
  G4: null,
  SY: null,
};
