/** Postal codes of Zealand, Lolland, Falster and Bornholm, four a line: code, town, latitude and longitude of the town. */
export const easternCodes = `
1050;København K;55.681;12.588 / 1400;København K;55.673;12.592 / 1550;København V;55.672;12.566 / 1620;København V;55.6705;12.5515
1800;Frederiksberg C;55.674;12.545 / 1900;Frederiksberg C;55.68;12.54 / 2000;Frederiksberg;55.679;12.532 / 2100;København Ø;55.707;12.577
2150;Nordhavn;55.709;12.601 / 2200;København N;55.695;12.55 / 2300;København S;55.66;12.59 / 2400;København NV;55.705;12.53
2450;København SV;55.65;12.54 / 2500;Valby;55.66;12.508 / 2600;Glostrup;55.667;12.4 / 2605;Brøndby;55.648;12.418
2610;Rødovre;55.681;12.454 / 2620;Albertslund;55.657;12.363 / 2625;Vallensbæk;55.638;12.38 / 2630;Taastrup;55.652;12.297
2635;Ishøj;55.615;12.355 / 2640;Hedehusene;55.65;12.2 / 2650;Hvidovre;55.643;12.475 / 2660;Brøndby Strand;55.62;12.42
2665;Vallensbæk Strand;55.622;12.386 / 2670;Greve;55.583;12.3 / 2680;Solrød Strand;55.533;12.222 / 2690;Karlslunde;55.565;12.235
2700;Brønshøj;55.706;12.498 / 2720;Vanløse;55.685;12.491 / 2730;Herlev;55.724;12.44 / 2740;Skovlunde;55.722;12.4
2750;Ballerup;55.73;12.362 / 2760;Måløv;55.748;12.32 / 2765;Smørum;55.735;12.29 / 2770;Kastrup;55.635;12.65
2791;Dragør;55.593;12.672 / 2800;Kongens Lyngby;55.77;12.504 / 2820;Gentofte;55.75;12.542 / 2830;Virum;55.795;12.475
2840;Holte;55.815;12.47 / 2850;Nærum;55.815;12.53 / 2860;Søborg;55.737;12.505 / 2870;Dyssegård;55.73;12.54
2880;Bagsværd;55.76;12.455 / 2900;Hellerup;55.731;12.57 / 2920;Charlottenlund;55.755;12.57 / 2930;Klampenborg;55.777;12.59
2942;Skodsborg;55.825;12.57 / 2950;Vedbæk;55.855;12.565 / 2960;Rungsted Kyst;55.885;12.54 / 2970;Hørsholm;55.881;12.5
2980;Kokkedal;55.905;12.5 / 2990;Nivå;55.93;12.51 / 3000;Helsingør;56.036;12.614 / 3050;Humlebæk;55.962;12.534
3060;Espergærde;55.995;12.55 / 3070;Snekkersten;56.01;12.59 / 3080;Tikøb;56.02;12.44 / 3100;Hornbæk;56.09;12.457
3120;Dronningmølle;56.1;12.393 / 3140;Ålsgårde;56.077;12.54 / 3150;Hellebæk;56.067;12.555 / 3200;Helsinge;56.022;12.198
3210;Vejby;56.072;12.14 / 3220;Tisvildeleje;56.053;12.082 / 3230;Græsted;56.067;12.285 / 3250;Gilleleje;56.118;12.311
3300;Frederiksværk;55.97;12.022 / 3310;Ølsted;55.92;12.06 / 3320;Skævinge;55.91;12.15 / 3330;Gørløse;55.885;12.2
3360;Liseleje;56.013;11.966 / 3370;Melby;55.995;11.985 / 3390;Hundested;55.964;11.851 / 3400;Hillerød;55.928;12.301
3450;Allerød;55.87;12.357 / 3460;Birkerød;55.845;12.43 / 3480;Fredensborg;55.973;12.402 / 3490;Kvistgård;55.99;12.5
3500;Værløse;55.783;12.37 / 3520;Farum;55.81;12.36 / 3540;Lynge;55.84;12.277 / 3550;Slangerup;55.845;12.18
3600;Frederikssund;55.84;12.068 / 3630;Jægerspris;55.855;11.985 / 3650;Ølstykke;55.79;12.155 / 3660;Stenløse;55.767;12.195
3670;Veksø Sjælland;55.755;12.24 / 3700;Rønne;55.101;14.706 / 3720;Aakirkeby;55.071;14.919 / 3730;Nexø;55.061;15.131
3740;Svaneke;55.136;15.142 / 3751;Østermarie;55.137;15.015 / 3760;Gudhjem;55.21;14.969 / 3770;Allinge;55.277;14.801
3782;Klemensker;55.175;14.81 / 3790;Hasle;55.186;14.709 / 4000;Roskilde;55.642;12.08 / 4040;Jyllinge;55.753;12.107
4050;Skibby;55.75;11.96 / 4060;Kirke Såby;55.65;11.88 / 4070;Kirke Hyllinge;55.705;11.9 / 4100;Ringsted;55.443;11.79
4130;Viby Sjælland;55.55;12.02 / 4140;Borup;55.495;11.975 / 4160;Herlufmagle;55.32;11.76 / 4171;Glumsø;55.355;11.7
4173;Fjenneslev;55.435;11.69 / 4174;Jystrup Midtsjælland;55.51;11.87 / 4180;Sorø;55.432;11.556 / 4190;Munke Bjergby;55.49;11.53
4200;Slagelse;55.403;11.354 / 4220;Korsør;55.33;11.139 / 4230;Skælskør;55.25;11.292 / 4241;Vemmelev;55.37;11.26
4242;Boeslunde;55.3;11.26 / 4243;Rude;55.22;11.48 / 4250;Fuglebjerg;55.305;11.55 / 4261;Dalmose;55.29;11.42
4262;Sandved;55.27;11.5 / 4270;Høng;55.51;11.29 / 4281;Gørlev;55.54;11.23 / 4291;Ruds Vedby;55.545;11.375
4293;Dianalund;55.53;11.49 / 4295;Stenlille;55.54;11.59 / 4296;Nyrup;55.55;11.54 / 4300;Holbæk;55.717;11.713
4320;Lejre;55.604;11.975 / 4330;Hvalsø;55.595;11.86 / 4340;Tølløse;55.61;11.76 / 4350;Ugerløse;55.58;11.66
4360;Kirke Eskilstrup;55.57;11.76 / 4370;Store Merløse;55.55;11.73 / 4390;Vipperød;55.667;11.74 / 4400;Kalundborg;55.68;11.089
4420;Regstrup;55.67;11.61 / 4440;Mørkøv;55.655;11.52 / 4450;Jyderup;55.66;11.4 / 4460;Snertinge;55.7;11.39
4470;Svebølle;55.65;11.29 / 4480;Store Fuglede;55.6;11.18 / 4490;Jerslev Sjælland;55.59;11.23 / 4500;Nykøbing Sjælland;55.925;11.671
4520;Svinninge;55.72;11.47 / 4532;Gislinge;55.73;11.54 / 4534;Hørve;55.755;11.45 / 4540;Fårevejle;55.79;11.43
4550;Asnæs;55.81;11.5 / 4560;Vig;55.85;11.575 / 4571;Grevinge;55.81;11.57 / 4572;Nørre Asmindrup;55.89;11.65
4573;Højby;55.91;11.6 / 4581;Rørvig;55.944;11.765 / 4583;Sjællands Odde;55.965;11.4 / 4591;Føllenslev;55.73;11.32
4592;Sejerø;55.88;11.15 / 4593;Eskebjerg;55.7;11.3 / 4600;Køge;55.458;12.182 / 4621;Gadstrup;55.575;12.09
4622;Havdrup;55.54;12.12 / 4623;Lille Skensved;55.515;12.145 / 4632;Bjæverskov;55.46;12.035 / 4640;Faxe;55.255;12.12
4652;Hårlev;55.35;12.235 / 4653;Karise;55.305;12.21 / 4654;Faxe Ladeplads;55.22;12.165 / 4660;Store Heddinge;55.309;12.389
4671;Strøby;55.375;12.29 / 4672;Klippinge;55.35;12.32 / 4673;Rødvig Stevns;55.255;12.375 / 4681;Herfølge;55.42;12.14
4682;Tureby;55.36;12.07 / 4683;Rønnede;55.255;12.02 / 4684;Holmegaard;55.3;11.83 / 4690;Haslev;55.325;11.965
4700;Næstved;55.23;11.761 / 4720;Præstø;55.121;12.045 / 4733;Tappernøje;55.165;11.97 / 4735;Mern;55.05;12.06
4736;Karrebæksminde;55.18;11.649 / 4750;Lundby;55.11;11.875 / 4760;Vordingborg;55.008;11.911 / 4771;Kalvehave;54.99;12.16
4772;Langebæk;55.02;12.09 / 4773;Stensved;55;12.02 / 4780;Stege;54.987;12.285 / 4791;Borre;54.985;12.445
4792;Askeby;54.93;12.18 / 4793;Bogø By;54.925;12.05 / 4800;Nykøbing Falster;54.769;11.874 / 4840;Nørre Alslev;54.895;11.885
4850;Stubbekøbing;54.888;12.04 / 4862;Guldborg;54.87;11.75 / 4863;Eskilstrup;54.85;11.885 / 4871;Horbelev;54.825;12.06
4872;Idestrup;54.735;11.965 / 4873;Væggerløse;54.705;11.93 / 4874;Gedser;54.575;11.926 / 4880;Nysted;54.665;11.74
4891;Toreby Lolland;54.755;11.79 / 4892;Kettinge;54.705;11.74 / 4894;Øster Ulslev;54.69;11.63 / 4895;Errindlev;54.66;11.52
4900;Nakskov;54.83;11.136 / 4912;Harpelunde;54.87;11.08 / 4913;Horslunde;54.91;11.22 / 4920;Søllested;54.805;11.27
4930;Maribo;54.776;11.5 / 4941;Bandholm;54.837;11.492 / 4943;Torrig L;54.91;11.31 / 4951;Nørreballe;54.81;11.4
4952;Stokkemarke;54.83;11.37 / 4953;Vesterborg;54.85;11.28 / 4960;Holeby;54.71;11.465 / 4970;Rødby;54.695;11.39
4983;Dannemare;54.755;11.19 / 4990;Sakskøbing;54.8;11.63
`
