/** Streets of holiday towns, one town a line: postal code, latitude, longitude, streets. */
export const streetLines = `
3760;55.2095;14.9685;Brøddegade, Ejnar Mikkelsens Vej, Melstedvej, Nørresand
3740;55.134;15.139;Storegade, Postgade, Vestergade
3730;54.9995;15.0805;Fyrvejen, Strandmarksvejen, Duegårdsvej
3770;55.2745;14.7985;Kirkegade, Strandvejen, Sandvigvej
4791;54.9605;12.4655;Klintholm Havnevej, Klintevej, Busenevej
8000;56.1575;10.2075;Mejlgade, Graven, Vestergade, Skovvejen, Strandvejen
5000;55.3975;10.3895;Ramsherred, Overgade, Nedergade, Hans Jensens Stræde
9000;57.0465;9.9195;Hjelmerstald, Peder Barkes Gade, Vesterå, Strandvejen
6760;55.328;8.7645;Fiskergade, Sønderportsgade, Puggårdsgade
1400;55.6745;12.5935;Overgaden Oven Vandet, Strandgade, Wildersgade, Dronningensgade
2200;55.6895;12.5545;Jægersborggade, Ravnsborggade, Blågårdsgade, Stefansgade
1620;55.6705;12.5515;Istedgade, Sønder Boulevard, Vesterbrogade, Oehlenschlægersgade
2300;55.6655;12.5785;Islands Brygge, Njalsgade, Leifsgade
2791;55.5935;12.6715;Kongevejen, Strandgade, Blegerstræde
4873;54.6905;11.9625;Marielyst Strandvej, Bøtøvej, Sildestrup Øvej, Elkenørevej, Godthåbs Alle
8400;56.1985;10.6845;Adelgade, Nørre Allé, Egsmarkvej, Dråbyvej, Øerkrogen, Strandgårdshøj
8305;55.9635;10.5505;Hovedgaden, Maarup Havnevej, Søgade, Issehoved
9990;57.7235;10.5835;Fyrvej, Grenevej, Batterivej, Højensvej, Oddevej, Klitrosevej, Vesterbyvej, Damstedvej
9480;57.3695;9.7195;Søndre Strandvej, Lyngbyvej, Furrebyvej, Klittoften, Badehusvej
9492;57.25;9.589;Strandvejen, Høkervej, Aalborgvej, Ejersvej
9881;57.5895;10.19;Tannisbugtvej, Østervej, Stranddiget
7700;57.0395;8.4845;Ørhagevej, Vangsåvej, Bavnbak, Søndermøllevej
5970;54.8885;10.4105;Vestergade, Søndergade, Gyden, Smedegade
5960;54.8545;10.511;Kongensgade, Skolegade, Teglgade
5700;55.0605;10.609;Møllergade, Bagergade, Valdemarsgade
5600;55.097;10.242;Holkegade, Vestergade, Adelgade
5900;54.9375;10.716;Ramsherred, Strandgade, Spodsbjergvej
6720;55.428;8.392;Kirkevejen, Fanø Vesterhavsbad, Rindby Strandvej, Postvejen
6792;55.123;8.535;Havnebyvej, Vesterhavsvej, Kongsmarkvej, Toftumvej
6857;55.5605;8.138;Blåvandvej, Fyrvej, Hvidbjerg Strandvej, Klitvangen, Ho Klitvej, Vejers Havvej
6854;55.7375;8.1885;Strandvejen, Klintevej, Porsevej, Lyngbos Ager
6960;56.0045;8.1275;Sønder Klitvej, Gytjevej, Søgårdevej, Nørre Klit
6950;56.118;8.1215;Badevej, Lodbergsvej, Houvig Klitvej, Solvej
3250;56.118;12.3105;Vesterbrogade, Gilbjergstien, Fyrvejen
3220;56.0525;12.0825;Hovedgaden, Nordhusvej, Bakkevej
3100;56.0865;12.456;Nordre Strandvej, Havnevej
4581;55.9455;11.766;Toldbodvej, Skærbyvej, Søndervangsvej
8600;56.1655;9.555;Åhavevej, Ørnsøvej, Sejsvej
`
