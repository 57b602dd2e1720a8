app-name = Doctor Rat
