/** Points at sea that ships pass, as name, latitude and longitude. Which of them see each other over water is found (`sea-net.ts`). */
const points = `
texel 53.3 4.3 | eugenia 27.6 -115.7 | ensenada 31.5 -117.6 | maisi 20.6 -73.6 | frisian 53.85 6.1 | north-pacific-w 46 165 | north-pacific 49.5 -175 | north-pacific-e 50.5 -150 | aguja -6.4 -81.9 | three-points 4.2 -2 | liberia 6 -12.2 | bissau 11 -17.6 | transkei -32.5 29.9 | gibara 21.6 -75.4 | old-bahama 22.7 -78.4 | santaren 24 -79.7 | anamur 35.8 32.8 | antikythera 35.75 23.15 | pantelleria 36.4 12.8 | sulawesi-s -6.3 119 | bohol 9 124.5
north-cape 72 25 | norway-mid 64 6 | shetland 61.3 1 | finland-gulf 59.8 24.8 | baltic-mid 57 19.3 | gdansk-bay 54.7 19 | bothnia 61 19.5 | bornholm 55 15.3 | arkona 54.75 13
oresund 56.1 12.5 | kattegat 57 11.3 | skagen 57.95 10.8 | skagerrak 57.9 8.4 | german-bight 54.1 7.6 | elbe 53.95 8.9 | north-sea-mid 55.5 3.5 | hook 52.1 3.4 | dover-e 51.3 1.9 | dover 50.7 1.1 | channel-mid 50.1 -1.6
ushant 48.9 -6 | western-approach 49.3 -9 | celtic 51.2 -6.6 | irish-sea 53.8 -4.9 | north-channel 55.6 -6.8 | hebrides 58.8 -8 | pentland 58.9 -2.2 | biscay 45 -4.5 | biscay-s 43.8 -2.5 | finisterre 43.2 -9.8 | porto-off 41.2 -9.2 | lisbon-off 38.6 -9.9 | vincent 36.8 -9.3
gibraltar-w 35.9 -6.4 | gibraltar 35.95 -5.3 | alboran 36.3 -2.3 | algiers-off 37.2 3 | balearic-w 39.4 0.6 | catalan 41 2.8 | lion 42.6 4.2 | ligurian 43.5 8.6 | corsica-w 41.8 7.8 | sardinia-s 38.4 8.5 | bonifacio-e 41.2 10.4 | tyrrhenian 40 12.5 | messina-n 38.7 14.8 | sicily-w 37.9 11.6 | sicily-channel 36.9 11.8 | malta-e 35.6 15.3 | gabes 34.5 12 | sidra 33.5 17
ionian 37.6 18.3 | otranto 40.3 18.95 | adriatic-s 42 17.3 | adriatic-mid 43.3 15 | adriatic-n 44.8 13 | taranto 39.8 17.6 | matapan 36.1 22.4 | piraeus-off 37.4 23.8 | aegean-s 36.6 24.6 | aegean-mid 38.7 24.9 | izmir-off 38.6 26.4 | salonica 39.9 23.4 | dardanelles-w 39.85 25.75 | marmara 40.7 28 | bosporus-n 41.4 29.3 | black-sea-w 43.8 30 | odesa-off 45.9 31 | black-sea-mid 43 34.5 | novorossiysk-off 44.3 37.6 | black-sea-e 42 40.8
crete-s 34.4 24.5 | crete-e 35.4 27.2 | rhodes-s 35.8 28.4 | antalya 36.2 31 | cyprus-s 34 32.8 | mersin-off 36.2 34.6 | levant 33.2 34.4 | said 31.7 32.4 | alexandria-off 31.6 29.8 | suez 29.6 32.6 | red-sea-n 27.2 34.4 | aqaba 28.9 34.7 | jeddah-off 21 38.2 | massawa-off 16.5 40.6 | mandeb-n 13.6 42.5 | mandeb 12.3 43.6 | djibouti-off 11.8 43.5 | aden 12.2 47 | guardafui 12.5 52 | salalah-off 16.5 54.5 | hadd 22.4 60.3 | oman-gulf 24.9 58 | hormuz 26.5 56.6 | jebel-ali-off 25.5 55 | persian-gulf 26.7 52.2 | persian-gulf-n 29 49.8 | basra-off 29.6 48.9
karachi-off 24.3 66.5 | kutch 22.4 68.6 | mumbai-off 18.8 72.2 | goa-off 15 73.2 | kochi-off 9.7 75.8 | comorin 7.6 77.4 | maldives-n 7.5 73 | dondra 5.6 80.6 | colombo-off 6.9 79.5 | lanka-e 8 82.2 | chennai-off 13.1 80.9 | vizag-off 17.3 84.3 | bengal-n 20.8 88.5 | chattogram-off 21.5 91.3 | yangon-off 15.5 95.8 | andaman 10.5 96.5 | sumatra-n 6.3 95 | penang-off 5.6 99.5 | malacca 3.2 100.4 | singapore-w 1.15 103.4 | singapore 1.25 104.4
thai-gulf 11.8 101 | thai-gulf-s 7.5 103.5 | vung-tau-off 9.8 107.4 | vietnam-off 12.5 110 | hainan-s 17.7 110 | haiphong-off 20.3 107.4 | south-china 10.5 112.5 | brunei-off 5.5 114.3 | hong-kong-off 21.9 114.3 | pratas 20.5 117 | manila-off 14.2 120.2 | luzon-w 18.8 120 | luzon-strait 20.6 121.5 | kaohsiung-off 22.4 120 | xiamen-off 24.2 118.6 | taiwan-n 25.7 121.4 | ningbo-off 29.8 122.9 | shanghai-off 31 122.6 | yellow-sea 34.8 123 | qingdao-off 35.9 120.8 | shandong 37.6 123 | bohai 38.6 120.8 | tianjin-off 38.8 118.4 | incheon-off 37 125.7 | korea-sw 33.9 125.6 | busan-off 34.9 129.3 | osumi 30.7 130.5 | kyushu-w 32.6 129 | shikoku-s 32.8 133.3 | kii 33.2 135.6 | ise-off 34.2 137 | tokyo-off 34.8 139.6 | boso 34.7 140.5 | japan-sea 38.5 133 | vladivostok-off 42.7 132 | tsugaru-w 41.2 139.9 | tsugaru-e 41.5 141.3 | hakata-off 33.9 130.1 | sanriku 39.5 142.5
sunda-w -6.9 104.6 | sunda-e -5.6 106 | karimata -2 108.3 | java-sea -5.6 108.5 | surabaya-off -6.5 112.9 | java-sea-e -6.3 115 | lombok-n -8 115.9 | lombok-s -9.3 115.6 | makassar -3.5 118 | makassar-n 1.5 119.5 | celebes 4.5 122.5 | mindanao-e 8 127.5 | philippine-sea 13.5 126 | sulu 8 120 | palawan-w 8 116.5 | flores -7.8 121 | banda -6 127 | timor -11 126 | arafura -10 133 | torres-w -10.5 141 | torres-e -9.8 143.8 | coral -12 146.5 | china-strait -11.5 151.5 | vitiaz -6 147.8 | solomon -7.5 153.5 | bismarck -3 147 | west-pacific 3 140 | guam-off 13.4 144.5
exmouth -21.5 113.5 | fremantle-off -32 115.3 | leeuwin -35 114.7 | bight -35.5 128 | adelaide-off -36.3 137 | otway -39.2 143.3 | melbourne-off -38.6 144.6 | bass -39.6 146.4 | gabo -38 150.4 | sydney-off -34 151.7 | brisbane-off -27 153.8 | tasmania-s -44 147 | coral-s -20 154.5 | noumea-off -22.6 166.2 | fiji-off -18.8 178 | nz-n -34 173.2 | auckland-off -36.3 175.1 | east-cape -37.4 178.9 | tauranga-off -37.4 176.3 | cook-w -40.6 173.8 | cook-e -41.7 174.8 | lyttelton-off -43.5 173.3 | stewart -47.6 168 | tahiti-off -17.3 -149.6 | hawaii-off 21 -158 | samoa-off -13.5 -171.5
unimak 54.2 -165.5 | fuca 48.4 -125 | vancouver-off 49.1 -123.4 | puget 48.2 -123.2 | rupert-off 54.2 -131 | golden-gate 37.6 -122.9 | conception 34.3 -120.8 | la-off 33.5 -118.4 | baja-s 22.6 -110.3 | manzanillo-off 18.8 -104.6 | acapulco-off 16.5 -100 | tehuantepec 14 -94 | quetzal-off 13.5 -91 | nicoya 9.2 -86 | coiba 7 -82 | panama-w 8.5 -79.4 | mala 7 -79.8 | panama-e 9.6 -79.9 | buenaventura-off 3.8 -78 | guayaquil-off -2.9 -81.4 | parinas -4.8 -81.9 | callao-off -12.1 -77.5 | arica-off -18.5 -70.9 | antofagasta-off -23.6 -71 | valparaiso-off -33 -72 | chile-s -43 -75.3 | magellan-w -52.6 -75.3 | horn -56.5 -67 | magellan-e -52.4 -68.1 | patagonia -47.5 -65 | valdes -42.8 -63 | mar-plata -38.5 -57 | plata -35.4 -55.6 | buenos-aires-off -34.7 -57.9
rio-grande-off -32.5 -51.5 | itajai-off -27 -48 | santos-off -24.4 -46 | frio -23.4 -41.7 | abrolhos -18.3 -37.8 | salvador-off -13.3 -38 | recife-off -8.2 -34.4 | calcanhar -4.8 -34.9 | fortaleza-off -3.3 -38.5 | amazon 2 -47.5 | guiana 7.3 -56.5 | trinidad-e 10.9 -60.6 | grenada 12.5 -61.3 | spain-off 10.9 -61.75 | caracas-off 11 -67 | aruba-n 12.9 -70.3 | barranquilla-off 11.6 -75 | cartagena-off 10.5 -76 | limon-off 10.2 -82.7 | mosquitos 15.5 -82 | honduras-n 16.3 -87.5 | jamaica-s 17.4 -77 | windward 19.9 -74.2 | crooked 22.8 -74.2 | jamaica-w 18.5 -79.5 | santo-domingo-off 18.1 -69.8 | mona 18.2 -67.9 | mona-n 19.3 -68 | san-juan-off 18.7 -66.1 | anegada 18.3 -63.7 | barbados-off 13 -59.9 | yucatan 21.8 -85.7 | havana-off 23.4 -82.4 | tortugas 24.4 -83.5 | florida-strait 24.3 -80.6 | miami-off 25.8 -79.8 | abaco-nw 27.6 -79 | gulf-mexico 25.8 -90 | new-orleans-off 28.7 -89.3 | houston-off 29 -94.4 | tampico-off 22.3 -97.2 | veracruz-off 19.5 -95.7 | campeche 21.8 -91 | mobile-off 29.8 -88
savannah-off 31.8 -80.4 | charleston-off 32.6 -79.5 | hatteras 35 -75 | chesapeake-off 36.9 -75.7 | baltimore-off 38.9 -76.4 | delaware-off 38.7 -74.8 | new-york-off 40.4 -73.7 | nantucket 40.5 -69.3 | boston-off 42.4 -70.5 | sable-s 43 -62 | halifax-off 44.4 -63.4 | cabot 47.3 -59.8 | gaspe 49.3 -63.8 | lawrence 48.6 -68.6 | quebec 47 -70.7 | montreal 45.6 -73.4 | race 46.2 -53 | flemish 45 -40 | bermuda 32 -64 | reykjavik-off 64.2 -22.6 | faroe 62 -9 | greenland-s 59 -44
azores 39 -27 | casablanca-off 33.9 -8 | agadir-off 30.5 -10.3 | canary-n 29.4 -13.6 | las-palmas-off 28 -15.2 | blanc 20.8 -18 | dakar-off 14.7 -17.9 | praia-off 14.8 -23.4 | conakry-off 9.3 -14.2 | palmas 4 -8 | abidjan-off 4.9 -4 | tema-off 5.4 0.2 | lagos-off 6.1 3.4 | bonny-off 3.9 7 | douala-off 3.6 9.2 | gabon-off 0.3 8.8 | pointe-noire-off -5 11.5 | luanda-off -8.8 12.9 | walvis-off -22.9 14.2 | cape-town-off -33.9 18 | agulhas -35.3 20 | elizabeth-off -34.2 26 | durban-off -29.9 31.5 | maputo-off -26 33.3 | beira-off -20 35.6 | mozambique -15.5 41.5 | comoros -11 42.5 | dar-off -6.7 40 | mombasa-off -4.1 40 | mogadishu-off 1.8 46 | hafun 10.5 52 | madagascar-n -11.5 49.8 | toamasina-off -18.1 49.9 | madagascar-s -26.3 46 | reunion-off -20.8 55 | mauritius-off -19.9 57.3 | seychelles-off -4.4 55.6 | diego -7 72 | south-indian -35 70 | trindade -20 -25 | ascension -8 -15 | mid-atlantic 25 -40
`

export type SeaNode = { name: string; lat: number; lng: number }

export const seaNodes: readonly SeaNode[] = points
  .split(/[|\n]/)
  .map((point) => point.trim())
  .filter((point) => point !== '')
  .map((point) => {
    const [name = '', lat, lng] = point.split(' ')
    return { name, lat: Number(lat), lng: Number(lng) }
  })

/** Ways that the outlines of land are too coarse for: straits, rivers, and the canals of Kiel, Suez and Panama. Kilometres where the way is longer than the straight line. */
export const straits: readonly (readonly [from: string, to: string, km?: number])[] = [
  ['arkona', 'oresund', 170],
  ['oresund', 'kattegat'],
  ['finland-gulf', 'baltic-mid', 450],
  ['north-cape', 'norway-mid', 1100],
  ['crete-e', 'aegean-mid', 430],
  ['sunda-e', 'singapore', 950],
  ['windward', 'maisi', 110],
  ['maisi', 'gibara', 220],
  ['gibara', 'old-bahama', 330],
  ['old-bahama', 'santaren', 200],
  ['santaren', 'miami-off', 200],
  ['bornholm', 'elbe', 530],
  ['arkona', 'elbe', 330],
  ['elbe', 'german-bight'],
  ['dover-e', 'dover'],
  ['gibraltar-w', 'gibraltar'],
  ['dardanelles-w', 'marmara', 240],
  ['aegean-mid', 'dardanelles-w', 150],
  ['dardanelles-w', 'salonica', 200],
  ['piraeus-off', 'aegean-mid', 190],
  ['antikythera', 'piraeus-off', 220],
  ['marmara', 'bosporus-n', 150],
  ['said', 'suez', 250],
  ['suez', 'red-sea-n'],
  ['red-sea-n', 'aqaba', 240],
  ['mandeb-n', 'mandeb'],
  ['hormuz', 'jebel-ali-off'],
  ['hormuz', 'oman-gulf', 260],
  ['persian-gulf-n', 'basra-off'],
  ['malacca', 'singapore-w'],
  ['singapore-w', 'singapore'],
  ['sunda-w', 'sunda-e', 210],
  ['lombok-n', 'lombok-s'],
  ['torres-w', 'torres-e', 330],
  ['messina-n', 'ionian', 360],
  ['tsugaru-w', 'tsugaru-e'],
  ['hakata-off', 'busan-off'],
  ['panama-w', 'panama-e', 150],
  ['mala', 'panama-w'],
  ['magellan-w', 'magellan-e', 570],
  ['fuca', 'puget', 140],
  ['puget', 'vancouver-off', 130],
  ['gaspe', 'lawrence', 360],
  ['lawrence', 'quebec', 250],
  ['quebec', 'montreal', 300],
  ['chesapeake-off', 'baltimore-off', 290],
  ['plata', 'buenos-aires-off'],
  ['trinidad-e', 'spain-off', 170],
  ['spain-off', 'grenada', 190],
  ['cook-w', 'cook-e'],
  ['otway', 'melbourne-off'],
  ['melbourne-off', 'bass'],
]
