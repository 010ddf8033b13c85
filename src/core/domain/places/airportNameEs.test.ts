import { airportNameEs } from './airportNameEs';

it.each([
  ['Miami International Airport', 'Miami', undefined, 'Aeropuerto Internacional de Miami'],
  ['Los Angeles International Airport', 'Los Angeles', 'Los Ángeles', 'Aeropuerto Internacional de Los Ángeles'],
  ['El Paso International Airport', 'El Paso', undefined, 'Aeropuerto Internacional de El Paso'],
  ['Seattle–Tacoma International Airport', 'Seattle', undefined, 'Aeropuerto Internacional de Seattle–Tacoma'],
  ['Dallas Fort Worth International Airport', 'Dallas', undefined, 'Aeropuerto Internacional de Dallas Fort Worth'],
  ['Tokyo Haneda International Airport', 'Tokyo', 'Tokio', 'Aeropuerto Internacional de Tokio Haneda'],
  [
    'Rome–Fiumicino Leonardo da Vinci International Airport',
    'Rome',
    'Roma',
    'Aeropuerto Internacional de Roma–Fiumicino Leonardo da Vinci',
  ],
  ['Hartsfield Jackson Atlanta International Airport', 'Atlanta', undefined, 'Aeropuerto Internacional Hartsfield Jackson de Atlanta'],
  [
    'Louis Armstrong New Orleans International Airport',
    'New Orleans',
    'Nueva Orleans',
    'Aeropuerto Internacional Louis Armstrong de Nueva Orleans',
  ],
  // a place that is not the city, and a city in another spelling
  ['Narita International Airport', 'Tokyo', 'Tokio', 'Aeropuerto Internacional de Narita'],
  ['Newark Liberty International Airport', 'New York', 'Nueva York', 'Aeropuerto Internacional de Newark Liberty'],
  ['Zürich Airport', 'Zurich', 'Zúrich', 'Aeropuerto de Zürich'],
  ['St Louis Lambert International Airport', 'St. Louis', undefined, 'Aeropuerto Internacional de St Louis Lambert'],
  // names of persons and places of their own
  ['John F Kennedy International Airport', 'New York', 'Nueva York', 'Aeropuerto Internacional John F. Kennedy'],
  ['Lester B. Pearson International Airport', 'Toronto', undefined, 'Aeropuerto Internacional Lester B. Pearson'],
  ['OR Tambo International Airport', 'Johannesburg', 'Johannesburgo', 'Aeropuerto Internacional OR Tambo'],
  ['Genoa Cristoforo Colombo Airport', 'Gen', undefined, 'Aeropuerto Genoa Cristoforo Colombo'],
  // other kinds, and none
  ['Ronald Reagan Washington National Airport', 'Washington', undefined, 'Aeropuerto Nacional Ronald Reagan de Washington'],
  ['George Bush Intercontinental Houston Airport', 'Houston', undefined, 'Aeropuerto Intercontinental George Bush de Houston'],
  [
    'Baltimore/Washington International Thurgood Marshall Airport',
    'Baltimore',
    undefined,
    'Aeropuerto Internacional de Baltimore/Washington Thurgood Marshall',
  ],
  ['London Heathrow Airport', 'London', 'Londres', 'Aeropuerto de Londres Heathrow'],
  ['Amsterdam Airport Schiphol', 'Amsterdam', 'Ámsterdam', 'Aeropuerto de Ámsterdam Schiphol'],
  ['Humberto Delgado Airport (Lisbon Portela Airport)', 'Lisbon', 'Lisboa', 'Aeropuerto Humberto Delgado'],
  ['LaGuardia Airport', 'New York', 'Nueva York', 'Aeropuerto LaGuardia'],
  // already Spanish, or no airport by its name
  ['Aeropuerto Internacional de Cancún', 'Cancún', undefined, 'Aeropuerto Internacional de Cancún'],
  ['Dallas Love Field', 'Dallas', undefined, 'Dallas Love Field'],
])('%s of %s (%s) is %s', (name, city, cityEs, spanish) => {
  expect(airportNameEs({ name, city, cityEs })).toBe(spanish);
});
